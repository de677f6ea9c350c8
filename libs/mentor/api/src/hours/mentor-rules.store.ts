import type { MentorHours } from '@upround/mentor/contract';
import type { AvailabilityRules } from '@upround/mentor/model';
import { statement, type Database, type Trx } from '@upround/shared/db';

/** When a mentor takes sessions; a service adds its length and step. */
export type MentorRules = Omit<AvailabilityRules, 'length' | 'step'>;

interface RulesRow {
  zone: string;
  weekly: MentorHours['weekly'];
  overrides: MentorHours['overrides'];
  holidays: string[];
  buffer_before: number;
  buffer_after: number;
  minimum_notice: number;
  most_per_day: number | null;
  horizon: number;
}

const rules = statement<RulesRow, { mentorId: string }>(
  'mentor.rules-of',
  `select zone, weekly, overrides, holidays::text[] as holidays, buffer_before, buffer_after, minimum_notice,
     most_per_day, horizon
   from mentors where id = :mentorId::uuid`,
);

/**
 * Reads when a mentor takes sessions. Where that has to stay as it is, lock the mentor first (`lockMentor`).
 *
 * @returns null where there is no such mentor
 */
export async function rulesOf(db: Database | Trx, mentorId: string): Promise<MentorRules | null> {
  const row = await rules.first(db, { mentorId });
  if (row === undefined) return null;
  return {
    zone: row.zone,
    weekly: row.weekly,
    overrides: row.overrides,
    holidays: row.holidays,
    bufferBefore: row.buffer_before,
    bufferAfter: row.buffer_after,
    minimumNotice: row.minimum_notice,
    mostPerDay: row.most_per_day,
    horizon: row.horizon,
  };
}

/** What decides over booking a mentor. */
export interface LockedMentor {
  id: string;
  userId: string;
  /** Whether new sessions can be booked. */
  isListed: boolean;
  isInstant: boolean;
  joinUrl: string | null;
}

const locked = statement<LockedMentor, { mentorId: string }>(
  'mentor.lock-mentor',
  `select id, user_id as "userId", is_listed as "isListed", is_instant as "isInstant", join_url as "joinUrl"
   from mentors where id = :mentorId::uuid for update`,
);

/**
 * Locks a mentor until the transaction ends: the hours, the services and the sessions of one mentor change one after the
 * other.
 */
export const lockMentor = (trx: Trx, mentorId: string): Promise<LockedMentor | undefined> =>
  locked.first(trx, { mentorId });

/** A service that can be booked. */
export interface OfferedService {
  id: string;
  title: string;
  minutes: number;
  step: number;
  /** In paise; 0 for a free one. */
  price: number;
  currency: 'INR';
  cancelWindowHours: number;
  moveWindowHours: number;
}

const offered = statement<OfferedService, { mentorId: string; serviceId: string }>(
  'mentor.offered-service',
  `select id, title, minutes, step, price, currency, cancel_window_hours as "cancelWindowHours",
     move_window_hours as "moveWindowHours"
   from mentor_services
   where id = :serviceId::uuid and mentor_id = :mentorId::uuid and retired_at is null`,
);

/** A service of this mentor that isn't retired. */
export const serviceOf = (
  db: Database | Trx,
  mentorId: string,
  serviceId: string,
): Promise<OfferedService | undefined> => offered.first(db, { mentorId, serviceId });
