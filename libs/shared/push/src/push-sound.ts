import { useSyncExternalStore } from 'react';
import { storedText } from './stored-value';
import { logPushFailure } from './push-failure';

/** Between two sounds of all tabs, in milliseconds. */
export const SOUND_PAUSE = 3_000;

const SWITCH = 'push-sound';
const LAST = 'push-sound-at';
const OFF = 'off';
/** Two short notes, in hertz, each this many seconds long and after the other. */
const NOTES = [659.25, 880];
const LENGTH = 0.14;
const LOUDNESS = 0.12;

const isOn = () => storedText.read(SWITCH) !== OFF;

/** Whether a push makes a sound here, and what switches it. */
export function usePushSound(): [boolean, (isOn: boolean) => void] {
  const on = useSyncExternalStore(storedText.subscribe, isOn);
  return [on, (wanted) => storedText.write(SWITCH, wanted ? null : OFF)];
}

async function play(): Promise<void> {
  // A browser that was not touched yet would hold the sound back until it is no news.
  if (navigator.userActivation?.hasBeenActive === false) throw new Error('Nobody touched the page');
  const context = new AudioContext();
  try {
    await context.resume();
    const gain = context.createGain();
    gain.connect(context.destination);
    const start = context.currentTime;
    NOTES.forEach((hertz, index) => {
      const note = context.createOscillator();
      const from = start + index * LENGTH;
      note.frequency.value = hertz;
      note.connect(gain);
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(LOUDNESS, from + LENGTH / 8);
      gain.gain.exponentialRampToValueAtTime(LOUDNESS / 100, from + LENGTH);
      note.start(from);
      note.stop(from + LENGTH);
      if (index === NOTES.length - 1) note.onended = () => void context.close();
    });
  } catch (error) {
    void context.close();
    throw error;
  }
}

/** Plays the one sound of pushes, unless it is switched off or was just played. A failure is logged. */
export async function playPushSound(now: number = Date.now()): Promise<void> {
  if (!isOn()) return;
  const last = Number(storedText.read(LAST) ?? 0);
  if (now >= last && now - last < SOUND_PAUSE) return;
  storedText.write(LAST, String(now));
  try {
    await play();
  } catch (error) {
    logPushFailure(error, 'sound');
  }
}
