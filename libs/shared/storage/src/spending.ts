const WATCH_EVERY_MS = 50;
const MICROSECONDS = 1_000_000;
const MEGABYTE = 1024 * 1024;
const restingMegabytes = process.memoryUsage.rss() / MEGABYTE;

/**
 * Ends this process when a piece of work costs too much. It counts processor time from where the work begins, and not
 * the clock from where the process was started: on a busy machine what is right takes long as well.
 *
 * @param most seconds of processor time and megabytes beside those at rest
 * @returns to be called when the work is done
 */
export function watchSpending(most: { seconds: number; memoryMegabytes: number }): () => void {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const memory = process.memoryUsage.rss() / MEGABYTE - restingMegabytes;
    const isOver = (user + system) / MICROSECONDS > most.seconds || memory > most.memoryMegabytes;
    if (isOver) process.exit(1);
  }, WATCH_EVERY_MS);
  return () => clearInterval(watch);
}
