import type { MentorHours, MentorRequirement, OwnMentor } from '@upround/mentor/contract';
import type { Database, Trx } from '@upround/shared/db';
import { openServices, type ServiceRow } from '../services/service.store';
import {
  calendarsOf,
  countWaiting,
  toService,
  type OwnCalendarRow,
  type OwnMentorRow,
} from './own-mentor.store';

/** The hours of a row as they go over the wire. */
export const toHours = (row: OwnMentorRow): MentorHours => ({
  zone: row.zone,
  weekly: row.weekly,
  overrides: row.overrides,
  holidays: row.holidays,
  bufferBefore: row.buffer_before,
  bufferAfter: row.buffer_after,
  minimumNotice: row.minimum_notice,
  mostPerDay: row.most_per_day,
  horizon: row.horizon,
});

const hasHours = ({ weekly, overrides }: OwnMentorRow) =>
  [...Object.values(weekly), ...Object.values(overrides)].some((ranges) => ranges.length > 0);

/** What of the profile's own fields is missing. */
export function missingFields(row: OwnMentorRow): MentorRequirement[] {
  const fields = ['headline', 'about', 'stages', 'needs', 'languages', 'proof'] as const;
  return fields.filter((field) => row[field].length === 0);
}

/** All that is missing before staff can decide. */
export const missingOf = (row: OwnMentorRow, serviceCount: number): MentorRequirement[] => [
  ...missingFields(row),
  ...(hasHours(row) ? [] : ['hours' as const]),
  ...(serviceCount > 0 ? [] : ['services' as const]),
];

const toCalendar = (row: OwnCalendarRow): OwnMentor['calendars'][number] => ({
  id: row.id,
  host: row.host,
  readAt: row.read_at?.toISOString() ?? null,
  problem: row.problem,
  busyCount: row.busy_count,
});

/** A profile as its mentor edits it. */
export async function toOwnMentor(
  db: Database | Trx,
  row: OwnMentorRow,
  now: Date,
  services?: readonly ServiceRow[],
): Promise<OwnMentor> {
  const offered = services ?? (await openServices(db, row.id));
  const calendars = await calendarsOf(db, row.id, now);
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    declineReason: row.decline_reason,
    isHidden: row.is_hidden,
    headline: row.headline,
    about: row.about,
    proof: row.proof,
    stages: row.stages,
    needs: row.needs,
    languages: row.languages,
    joinUrl: row.join_url,
    isInstant: row.is_instant,
    hours: toHours(row),
    services: offered.map(toService),
    calendars: calendars.map(toCalendar),
    missing: missingOf(row, offered.length),
    sessions: row.sessions,
    waitingCount: await countWaiting(db, row.id),
  };
}
