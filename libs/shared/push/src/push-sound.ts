import { useSyncExternalStore } from 'react';
import { storedText } from './stored-value';
import { logPushFailure } from './push-failure';

/** Between two sounds of all tabs, in milliseconds. */
export const SOUND_PAUSE = 3_000;

const SWITCH = 'push-sound';
const LAST = 'push-sound-at';
const OFF = 'off';
const isOn = () => storedText.read(SWITCH) !== OFF;

/** Whether a push makes a sound here, and what switches it. */
export function usePushSound(): [boolean, (isOn: boolean) => void] {
  const on = useSyncExternalStore(storedText.subscribe, isOn);
  return [on, (wanted) => storedText.write(SWITCH, wanted ? null : OFF)];
}

/** Plays the one sound of pushes, unless it is switched off or was just played. A failure is logged. */
export async function playPushSound(now: number = Date.now()): Promise<void> {
  if (!isOn()) return;
  const last = Number(storedText.read(LAST) ?? 0);
  if (now >= last && now - last < SOUND_PAUSE) return;
  storedText.write(LAST, String(now));
  try {
    // Most pages never play it.
    await (await import('./play-tones')).playTones();
  } catch (error) {
    logPushFailure(error, 'sound');
  }
}
