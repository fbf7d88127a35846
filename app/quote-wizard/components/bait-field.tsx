import { contactStep } from "../../content/wizard";
import { BAIT_FIELD } from "../bait";

/** A field off the screen that people neither see nor reach; programs that fill in everything give themselves away by it. */
export function BaitField() {
	return (
		<div className="absolute -left-[9999px]" aria-hidden="true">
			<label>
				{contactStep.labels.bait}
				<input name={BAIT_FIELD} type="text" tabIndex={-1} autoComplete="off" maxLength={60} />
			</label>
		</div>
	);
}
