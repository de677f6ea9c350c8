import type { TaskQueue } from '@upround/shared/tasks';

/** One reading of the queue, as the contract of operations has it. */
interface Sample {
  at: string;
  due: number;
  oldestSeconds: number;
}

/** Readings of the last hour, in the memory of this process. */
export interface BacklogHistory {
  read(): Sample[];
  stop(): void;
}

const EVERY_MS = 60_000;
const SAMPLES = 60;

/** Begins to read the queue once a minute. While the database is away there are no readings. */
export function watchBacklog(
  tasks: Pick<TaskQueue, 'backlog'>,
  now: () => Date = () => new Date(),
): BacklogHistory {
  let samples: Sample[] = [];
  const look = async () => {
    const backlog = await tasks.backlog().catch(() => null);
    if (backlog === null) return;
    const { waiting: due, oldestSeconds } = backlog;
    samples = [...samples, { at: now().toISOString(), due, oldestSeconds }].slice(-SAMPLES);
  };
  void look();
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return { read: () => samples, stop: () => clearInterval(timer) };
}
