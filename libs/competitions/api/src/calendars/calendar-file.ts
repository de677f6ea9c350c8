import { links } from '@upround/shared/links';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { CardRow } from '../competition/competition.columns';

/** How often apps may read a calendar again, in seconds: a moved deadline is there within the hour. */
const REFRESH_SECONDS = 3_600;

/**
 * The moments of a competition by RFC 5545, in UTC. Each keeps its UID when it moves, so that a calendar moves it too.
 *
 * @param publicUrl where the web app is
 */
export function calendarFile(row: CardRow, publicUrl: string): string {
  const url = new URL(links.competition(row.slug), publicUrl).href;
  const calendar = ical({
    name: row.title,
    prodId: { company: 'Upround', product: 'Competitions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  const moments = [
    { name: 'opens', words: 'entries open', at: row.opens_at },
    { name: 'closes', words: 'entries close', at: row.closes_at },
    { name: 'judging', words: 'judging begins', at: row.judging_at },
    { name: 'result', words: 'results', at: row.published_at ?? row.result_at },
  ];
  for (const { name, words, at } of moments) {
    calendar.createEvent({
      id: `competition-${row.id}-${name}@upround`,
      start: at,
      end: at,
      summary: `${row.title}: ${words}`,
      description: url,
      url,
    });
  }
  return calendar.toString();
}
