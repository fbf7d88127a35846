/** The field in which every form of the wizard carries the signed draft that its page was made of. */
export const DRAFT_FIELD = "draft";
