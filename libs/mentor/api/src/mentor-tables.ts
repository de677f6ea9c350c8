import type {
  BookingSide,
  BookingState,
  BookingStepAction,
  MentorHours,
  MentorNeed,
  MentorStage,
  MentorState,
} from '@upround/mentor/contract';
import type { BookingActor } from '@upround/mentor/model';
import type { Database, SharedViews, Trx } from '@upround/shared/db';
import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';

interface MentorsTable {
  id: string;
  user_id: string;
  slug: string | null;
  state: MentorState;
  request_id: string | null;
  proof: Generated<string>;
  decline_reason: string | null;
  headline: Generated<string>;
  about: Generated<string>;
  stages: Generated<MentorStage[]>;
  needs: Generated<MentorNeed[]>;
  languages: Generated<string[]>;
  zone: string;
  weekly: MentorHours['weekly'];
  overrides: Generated<MentorHours['overrides']>;
  /** Days; read them as `holidays::text[]`. */
  holidays: Generated<string[]>;
  buffer_before: Generated<number>;
  buffer_after: Generated<number>;
  minimum_notice: Generated<number>;
  horizon: Generated<number>;
  most_per_day: number | null;
  join_url: string | null;
  is_instant: Generated<boolean>;
  hidden_at: Date | null;
  price_from: number | null;
  next_slot_at: Date | null;
  next_slot_read_at: Date | null;
  sessions: Generated<number>;
  rating_sum: Generated<number>;
  review_count: Generated<number>;
  asked: Generated<number>;
  answered: Generated<number>;
  answer_minutes: number | null;
  bookmark_count: Generated<number>;
  is_listed: GeneratedAlways<boolean>;
  best_order: GeneratedAlways<number>;
  rating_order: GeneratedAlways<number>;
  soonest_order: GeneratedAlways<Date>;
  listed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface ServicesTable {
  id: string;
  mentor_id: string;
  title: string;
  about: Generated<string>;
  minutes: number;
  step: number;
  price: number;
  currency: 'INR';
  cancel_window_hours: number;
  move_window_hours: number;
  position: number;
  created_at: Date;
  retired_at: Date | null;
}

interface CalendarsTable {
  id: string;
  mentor_id: string;
  url_sealed: string;
  host: string;
  etag: string | null;
  last_modified: string | null;
  read_at: Date | null;
  next_read_at: Date;
  failures: Generated<number>;
  problem: string | null;
  created_at: Date;
}

interface BusyTimesTable {
  calendar_id: string;
  starts_at: Date;
  ends_at: Date;
}

interface BookingsTable {
  id: string;
  mentor_id: string;
  service_id: string | null;
  mentor_user_id: string;
  mentee_id: string;
  state: BookingState;
  starts_at: Date;
  ends_at: Date;
  mentee_zone: string;
  goal: string;
  context: Generated<string>;
  links: Generated<string[]>;
  title: string;
  price: number;
  currency: 'INR';
  cancel_window_hours: number;
  move_window_hours: number;
  order_id: string | null;
  payment_id: string | null;
  paid_at: Date | null;
  hold_until: Date;
  moves: Generated<number>;
  is_moved_by_mentor: Generated<boolean>;
  sequence: Generated<number>;
  join_url: string | null;
  decline_reason: string | null;
  cancel_reason: string | null;
  absent: BookingSide | null;
  refunded: number | null;
  created_at: Date;
  updated_at: Date;
  ended_at: Date | null;
}

interface TakenTimesTable {
  booking_id: string;
  user_id: string;
  starts_at: Date;
  ends_at: Date;
}

interface StepsTable {
  id: string;
  booking_id: string;
  action: BookingStepAction;
  by: BookingActor;
  actor_id: string | null;
  from_state: BookingState | null;
  to_state: BookingState;
  starts_at: Date;
  note: Generated<string>;
  at: Date;
}

interface ReviewsTable {
  id: string;
  booking_id: string;
  mentor_id: string;
  author_id: string;
  by: BookingSide;
  stars: number;
  text: Generated<string>;
  private_text: Generated<string>;
  created_at: Date;
  revealed_at: Date | null;
  hidden_at: Date | null;
}

interface WaitsTable {
  mentor_id: string;
  user_id: string;
  created_at: Date;
  notified_at: Date | null;
}

interface RemindersTable {
  booking_id: string;
  kind: 'DAY' | 'HOUR' | 'JOIN';
  starts_at: Date;
  sent_at: Date;
}

interface CalendarAddressesTable {
  user_id: string;
  id: string;
  created_at: Date;
}

export type MentorTables = {
  mentors: MentorsTable;
  mentor_services: ServicesTable;
  mentor_calendars: CalendarsTable;
  mentor_busy_times: BusyTimesTable;
  mentor_bookings: BookingsTable;
  mentor_taken_times: TakenTimesTable;
  mentor_booking_steps: StepsTable;
  mentor_reviews: ReviewsTable;
  mentor_waits: WaitsTable;
  mentor_reminders: RemindersTable;
  mentor_calendar_addresses: CalendarAddressesTable;
};

/** Tables of sessions, whose times are those of a clock: they move by whole days in a copy of the community. */
export const sessionTables = [
  'mentors',
  'mentor_bookings',
  'mentor_taken_times',
  'mentor_booking_steps',
  'mentor_reviews',
  'mentor_waits',
] as const;

/** The tables of mentors, to read. */
export const tablesOf = (db: Database): Kysely<SharedViews & MentorTables> =>
  db.withTables<MentorTables>();

/** The tables of mentors, in a transaction. */
export const tablesIn = (trx: Trx): Transaction<SharedViews & MentorTables> =>
  trx.withTables<MentorTables>();
