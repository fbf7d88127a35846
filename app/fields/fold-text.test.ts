import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
	["Émile Duprézz", "E\u0301MILE DUPRE\u0301ZZ", "emile duprezz"],
	["ÖZIL MÜLLER", "özil müller", "ozil muller"],
	["Łukasz Đorđe Søren", "lukasz đorđe soren", "lukasz dorde soren"],
	["Weiß", "WEISS", "weiss"],
	["İpek Işık", "ipek işik", "ipek isik"],
	["O’Brian O‘Brian", "O'Brian o`brian", "obrian obrian"],
	["Zoë 🏡 Nguyễn", "ZOE 🏡 nguyen", "zoe 🏡 nguyen"],
])("%s and %s are one text to a search", (text, other, folded) => {
	expect([foldText(text), foldText(other)]).toEqual([folded, folded]);
});
