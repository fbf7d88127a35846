/** The classes of a part of a page that has a frame of its own. */
export const panel = "rounded-lg border border-line bg-white p-4 shadow-card sm:p-6";
