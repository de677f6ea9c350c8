/**
 * The process that reads calendars of others. A calendar that takes too much ends this process alone; the server starts
 * another.
 */
import { limitResources, type WorkRequest } from '@upround/shared/worker-process';
import { busyLimits } from './busy-limits';
import { busyTimesOf, CalendarTooLargeError, type CalendarQuestion } from './busy-times-of';
import type { CalendarAnswer } from './calendar-reader';

const answer = (message: CalendarAnswer) => process.send?.(message);

process.on('message', ({ id, bytes, seconds }: WorkRequest) => {
  const stop = limitResources({ seconds, memoryMegabytes: busyLimits.memoryMegabytes });
  try {
    const question = JSON.parse(new TextDecoder().decode(bytes)) as CalendarQuestion;
    answer({ id, times: busyTimesOf(question) });
  } catch (error) {
    answer({ id, problem: error instanceof CalendarTooLargeError ? 'TOO_LARGE' : 'UNREADABLE' });
  } finally {
    stop();
  }
});

process.on('disconnect', () => process.exit(0));
