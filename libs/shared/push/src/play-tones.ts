/** Two short notes, in hertz, each this many seconds long and after the other. */
const NOTES = [659.25, 880];
const LENGTH = 0.14;
const LOUDNESS = 0.12;

/**
 * Plays two short notes.
 *
 * @throws Error where the browser would hold the sound back
 */
export async function playTones(): Promise<void> {
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
