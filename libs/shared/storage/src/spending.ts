import { Worker } from 'node:worker_threads';

const MEGABYTE = 1024 * 1024;
const restingMegabytes = process.memoryUsage.rss() / MEGABYTE;

/** Of the whole process: what it does, and what it holds. */
interface Most {
  /** Of processor time. */
  seconds: number;
  /** Beside those at rest. */
  memoryMegabytes: number;
}

/** A thread of its own, because timers of the thread that works wait until the work lets them run. */
const WATCH = `
  const { parentPort } = require('node:worker_threads');
  let most = null;
  let before;
  parentPort.on('message', (message) => {
    most = message;
    before = process.cpuUsage();
  });
  setInterval(() => {
    if (most === null) return;
    const { user, system } = process.cpuUsage(before);
    const isOver = user + system > most.microseconds || process.memoryUsage.rss() > most.bytes;
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }, 50);
`;

const watch = new Worker(WATCH, { eval: true, execArgv: [] });
watch.unref();

/**
 * Ends this process when a piece of work costs too much. It counts processor time from where the work begins, and not
 * the clock from where the process was started: on a busy machine what is right takes long as well.
 *
 * @param most seconds of processor time and megabytes beside those at rest
 * @returns to be called when the work is done
 */
export function watchSpending({ seconds, memoryMegabytes }: Most): () => void {
  const bytes = (restingMegabytes + memoryMegabytes) * MEGABYTE;
  watch.postMessage({ microseconds: seconds * 1_000_000, bytes });
  return () => watch.postMessage(null);
}
