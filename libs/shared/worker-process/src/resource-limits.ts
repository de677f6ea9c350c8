import { Worker } from 'node:worker_threads';

const MEGABYTE = 1024 * 1024;
const idleMegabytes = process.memoryUsage.rss() / MEGABYTE;

/** What one piece of work may use of this process. */
export interface ResourceLimits {
  /** Seconds of processor time. */
  seconds: number;
  /** Megabytes beside those that the idle process holds. */
  memoryMegabytes: number;
}

/** Runs in a thread of its own: the timers of the working thread wait until the work lets them run. */
const WATCH = `
  const { parentPort } = require('node:worker_threads');
  let limits = null;
  let before;
  parentPort.on('message', (message) => {
    limits = message;
    before = process.cpuUsage();
  });
  setInterval(() => {
    if (limits === null) return;
    const { user, system } = process.cpuUsage(before);
    const isOver = user + system > limits.microseconds || process.memoryUsage.rss() > limits.bytes;
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }, 50);
`;

let watch: Worker | undefined;

/** The watching thread, which starts with the first work. */
function startedWatch(): Worker {
  watch ??= new Worker(WATCH, { eval: true, execArgv: [] });
  watch.unref();
  return watch;
}

/**
 * Kills this process when a piece of work uses too much. Processor time counts, from the beginning of the work, and not
 * the clock: on a busy machine a harmless file takes long as well.
 *
 * @param limits seconds of processor time, and megabytes beside those of the idle process
 * @returns ends the watch; to be called when the work is done
 */
export function limitResources({ seconds, memoryMegabytes }: ResourceLimits): () => void {
  const bytes = (idleMegabytes + memoryMegabytes) * MEGABYTE;
  const thread = startedWatch();
  thread.postMessage({ microseconds: seconds * 1_000_000, bytes });
  return () => thread.postMessage(null);
}
