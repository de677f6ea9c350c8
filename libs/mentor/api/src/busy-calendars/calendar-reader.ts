import { WorkerProcess } from '@upround/shared/worker-process';
import { busyLimits } from './busy-limits';
import type { BusyRange, CalendarQuestion } from './busy-times-of';

/** Why a calendar has no busy times that we can use. */
export type CalendarProblem = 'UNREADABLE' | 'TOO_LARGE' | 'UNREACHABLE';

/** What the process answers. */
export type CalendarAnswer = { id: number } & (
  { times: BusyRange[] } | { problem: CalendarProblem }
);

/** Reads calendars in a process of its own, since others write them. */
export interface CalendarReader {
  /** @returns the busy times, or why there are none; `BUSY` where too many calendars wait */
  read(question: CalendarQuestion): Promise<readonly BusyRange[] | CalendarProblem | 'BUSY'>;
  close(): void;
}

/** Makes what reads calendars; its process starts with the first of them, and ends after the last. */
export function createCalendarReader(): CalendarReader {
  const worker = new WorkerProcess<CalendarAnswer>('calendar.worker', import.meta.url, busyLimits);
  return {
    async read(question) {
      const answer = await worker.run(new TextEncoder().encode(JSON.stringify(question)));
      if (answer === 'BUSY') return 'BUSY';
      if (answer === 'ENDED') return 'TOO_LARGE';
      return 'problem' in answer ? answer.problem : answer.times;
    },
    close: () => worker.close(),
  };
}
