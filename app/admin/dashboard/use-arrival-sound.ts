import { useEffect, useRef, useState } from "react";
import { inStorage } from "#app/admin/shell/device-drafts.ts";

const KEY = "quote-sound";

const tunes = { arrival: [660, 880], accepted: [523, 659, 784] } as const;
type Tune = keyof typeof tunes;

/** The sound is off until the owner turns it on. This device remembers the choice. */
export function useArrivalSound() {
	const [on, setOn] = useState<boolean | null>(null);
	const audio = useRef<AudioContext | null>(null);
	useEffect(() => setOn(inStorage((storage) => storage.getItem(KEY)) === "on"), []);
	const [blocked, setBlocked] = useState(false);
	useEffect(() => {
		if (!on) return;
		const player = context(audio);
		const look = () => setBlocked(player.state !== "running");
		// The first touch allows sound.
		const unlock = () => void player.resume().then(look);
		look();
		const listening = new AbortController();
		const { signal } = listening;
		player.addEventListener("statechange", look, { signal });
		window.addEventListener("pointerdown", unlock, { signal });
		window.addEventListener("keydown", unlock, { signal });
		return () => {
			listening.abort();
			setBlocked(false);
		};
	}, [on]);
	return {
		on,
		/** The browser plays nothing before the page is touched. */
		blocked,
		toggle() {
			// Without storage the choice lasts as long as the page.
			inStorage((storage) => storage.setItem(KEY, on ? "off" : "on"));
			setOn(!on);
			if (!on) beep(context(audio), "arrival");
		},
		play(tune: Tune) {
			if (on) beep(context(audio), tune);
		},
	};
}

function context(audio: { current: AudioContext | null }): AudioContext {
	audio.current ??= new AudioContext();
	return audio.current;
}

function beep(audio: AudioContext, tune: Tune): void {
	void audio.resume();
	for (const [index, frequency] of tunes[tune].entries()) {
		const start = audio.currentTime + index * 0.14;
		const tone = new OscillatorNode(audio, { frequency });
		const volume = new GainNode(audio, { gain: 0 });
		volume.gain.setValueAtTime(0, start);
		volume.gain.linearRampToValueAtTime(0.2, start + 0.02);
		volume.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
		tone.connect(volume).connect(audio.destination);
		tone.start(start);
		tone.stop(start + 0.2);
	}
}
