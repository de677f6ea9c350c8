import {
  decodeText,
  SafeFetchError,
  type SafeAnswer,
  type SafeFetch,
} from '@upround/shared/safe-fetch';
import { busyLimits } from './busy-limits';
import type { BusyRange } from './busy-times-of';
import type { CalendarProblem, CalendarReader } from './calendar-reader';

const DAY_MS = 86_400_000;

/** What reads calendars of the internet. */
export interface CalendarParts {
  fetcher: SafeFetch;
  reader: CalendarReader;
}

/** A calendar as it is asked for. */
export interface AskedCalendar {
  url: string;
  etag: string | null;
  lastModified: string | null;
  /** IANA name of the mentor's zone. */
  zone: string;
}

/** What came of asking for a calendar. */
export type CalendarReading =
  | { kind: 'READ'; times: readonly BusyRange[]; etag: string | null; lastModified: string | null }
  | { kind: 'UNCHANGED' }
  | { kind: 'FAILED'; problem: CalendarProblem }
  /** Too many others wait; nothing is known of the calendar. */
  | { kind: 'BUSY' };

async function ask(
  fetcher: SafeFetch,
  asked: AskedCalendar,
): Promise<SafeAnswer | CalendarProblem> {
  try {
    return await fetcher.fetch(asked.url, {
      // Calendars are also sent as text, as bytes, or without a type; the parser tells whether it is one.
      accept: ['text/calendar', 'text/plain', '*/*'],
      maxBytes: busyLimits.bytes,
      timeoutMs: busyLimits.timeoutMs,
      etag: asked.etag,
      lastModified: asked.lastModified,
    });
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    return error.code === 'TOO_LARGE' ? 'TOO_LARGE' : 'UNREACHABLE';
  }
}

/**
 * Asks for a calendar, and reads its busy times from yesterday on.
 *
 * @param now the server's clock
 */
export async function readCalendar(
  { fetcher, reader }: CalendarParts,
  asked: AskedCalendar,
  now: Date,
): Promise<CalendarReading> {
  const answer = await ask(fetcher, asked);
  if (typeof answer === 'string') return { kind: 'FAILED', problem: answer };
  if (answer.notModified) return { kind: 'UNCHANGED' };
  const times = await reader.read({
    text: decodeText(answer.body, [answer.charset]),
    from: now.getTime() - DAY_MS,
    to: now.getTime() + busyLimits.daysAhead * DAY_MS,
    zone: asked.zone,
  });
  if (times === 'BUSY') return { kind: 'BUSY' };
  if (typeof times === 'string') return { kind: 'FAILED', problem: times };
  const { etag, lastModified } = answer;
  return { kind: 'READ', times, etag, lastModified };
}
