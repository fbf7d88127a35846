/** The account that `npm start` makes in a local database, so that the owner's side can be seen at once. */
export const demoOwner = {
	email: "owner@glasswing.example",
	password: "glasswing-demo",
	pin: "2468",
} as const;
