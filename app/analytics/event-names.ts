export const eventNames = [
	"form_submit",
	"phone_call",
	"email_click",
	"service_area_view",
	"estimate_click",
	"page_view",
] as const;

export type EventName = (typeof eventNames)[number];
