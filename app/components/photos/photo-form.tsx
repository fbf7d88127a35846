import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { photoTypes } from "#app/catalog/photos.ts";
import { Button } from "#app/components/ui/button.tsx";
import { photoLimits, photoTexts } from "#app/content/photos.ts";

/** A form has this many bytes beside its photos. */
const ROOM_FOR_FIELDS = 8 * 1024;

/** The field of files has this id. */
export const PHOTO_FIELD = "photos";

interface PhotoFormProps {
	/** This many more photos fit, where one kind alone is sent. */
	room?: number;
	isSending?: boolean;
	children?: ReactNode;
}

/** Chooses and sends photos. A script makes them smaller before, where it runs. */
export function PhotoForm({ room, isSending = false, children }: PhotoFormProps) {
	return (
		<Form method="post" encType="multipart/form-data" data-photos className="grid gap-4">
			<input type="hidden" name="intent" value="add" />
			{children}
			<div className="grid gap-1.5">
				<label htmlFor={PHOTO_FIELD} className="font-bold">
					{photoTexts.label}
				</label>
				<p id="photos-hint" className="text-sm text-ink-soft">
					{photoTexts.hint} {room !== undefined && photoTexts.room(room)}
				</p>
				<input
					id={PHOTO_FIELD}
					type="file"
					name="photo"
					accept={photoTypes.join()}
					multiple
					required
					aria-describedby="photos-hint"
					data-limit={photoLimits.together * 1024 * 1024 - ROOM_FOR_FIELDS}
					data-too-much={photoTexts.tooMuch}
					className="min-h-12 w-full rounded-md border border-edge bg-white px-4 py-2.5 text-ink"
				/>
			</div>
			<Button data-sending={photoTexts.sending} className="sm:justify-self-start">
				{isSending ? photoTexts.sending : photoTexts.send}
			</Button>
		</Form>
	);
}
