import type icons from "./icons.json";
import pictures from "./pictures.json";

// `npm run pictures` writes both tables, the sprite `icons.svg` and the files in `public/pictures`.

export type IconName = keyof typeof icons;

/** A picture that exists as `/pictures/<name>-<width>.<format>`, by its name. */
export type PictureName = keyof typeof pictures;

export { pictures };

/** Whether there is a picture of this name: some wait for the owner's photo. */
export function isPicture(name: string): name is PictureName {
	return Object.hasOwn(pictures, name);
}
