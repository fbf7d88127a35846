import { expect, test } from "vitest";
import { isPushService } from "./push-services.ts";

test.each([
	"https://fcm.googleapis.com/fcm/send/abc:def",
	"https://updates.push.services.mozilla.com/wpush/v2/abc",
	"https://web.push.apple.com/abc",
	"https://wns2-bn3p.notify.windows.com/w/?token=abc",
])("%s is a push service", (endpoint) => {
	expect(isPushService(endpoint)).toBe(true);
});

test.each([
	"http://fcm.googleapis.com/fcm/send/abc",
	"https://fcm.googleapis.com:8443/fcm/send/abc",
	"https://fcm.googleapis.com@10.0.0.1/abc",
	"https://user:pw@fcm.googleapis.com/abc",
	"https://fcm.googleapis.com.evil.example/abc",
	"https://evil.example/fcm.googleapis.com",
	"https://push.apple.com.evil.example/",
	"https://evilpush.apple.com/",
	"https://127.0.0.1/abc",
	"https://[::1]/abc",
	"https://10.1.2.3/abc",
	"https://169.254.169.254/latest/meta-data",
	"https://2130706433/abc",
	"https://localhost/abc",
	"file:///etc/passwd",
	"not an address",
	"",
])("%s is none, and is never called", (endpoint) => {
	expect(isPushService(endpoint)).toBe(false);
});
