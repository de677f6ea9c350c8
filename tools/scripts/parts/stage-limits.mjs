/** What a test file takes on one core of a machine that is busy with other work as well. */
const MINUTES_PER_FILE = 0.25;
/** Heavy rows at full size: fuzzing, faults, corpora. */
const FULL_SIZE_FACTOR = 6;
const SHORTEST = 30;

/**
 * After how many minutes a stage of tests is taken to hang. The limit grows with the suite, so that it ends what
 * hangs and never what is merely larger or slower than it was.
 *
 * @param {{ files: number, workers: number, full?: boolean }} stage how many test files it has, how many run at
 *   once, and whether heavy rows have their full size
 * @returns {number} whole minutes
 */
export function minutesFor({ files, workers, full = false }) {
  const minutes = (files * MINUTES_PER_FILE * (full ? FULL_SIZE_FACTOR : 1)) / workers;
  return Math.max(SHORTEST, Math.ceil(minutes));
}
