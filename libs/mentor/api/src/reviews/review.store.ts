import type { BookingSide } from '@upround/mentor/contract';
import {
  hiddenPeopleText,
  NEWEST,
  newId,
  noBlockText,
  pageStatement,
  personColumns,
  statement,
  type Database,
  type PersonColumns,
  type Trx,
} from '@upround/shared/db';

/** A review as everyone reads it. */
export interface ShownReviewRow extends PersonColumns<'author'> {
  id: string;
  stars: number;
  text: string;
  service: string;
  session_at: Date;
  created_at: Date;
  revealed_at: Date;
}

/** A position in a list of reviews. */
export interface ReviewPosition {
  [part: string]: string | number;
  t: number;
  i: string;
}

type ListValues = {
  mentorId: string;
  viewer: string | null;
  revealedAt: Date;
  after: string;
};

const reviewPage = pageStatement<ShownReviewRow, ListValues>(
  'mentor.reviews',
  (
    limit,
  ) => `select r.id, r.stars, r.text, b.title as service, b.starts_at as session_at, r.created_at,
      r.revealed_at, ${personColumns('p', 'author')}
    from mentor_reviews r
      join mentor_bookings b on b.id = r.booking_id join author_view p on p.id = r.author_id
    where r.mentor_id = :mentorId::uuid and r.by = 'MENTEE' and r.revealed_at is not null and r.hidden_at is null
      and r.author_id not in (${hiddenPeopleText(':viewer::uuid')})
      and (r.revealed_at, r.id) < (:revealedAt::timestamptz, :after::uuid)
    order by r.revealed_at desc, r.id desc limit ${limit}`,
);

const readable = statement<{ id: string }, { slug: string; viewer: string | null }>(
  'mentor.readable-mentor',
  `select m.id from mentors m join person_view p on p.id = m.user_id
   where m.slug = :slug and m.state in ('LISTED', 'PAUSED') and m.hidden_at is null
     and ${noBlockText(':viewer::uuid', 'm.user_id')}`,
);

/** A mentor whose page the viewer can read; null for others. */
export const findReadable = async (
  db: Database,
  slug: string,
  viewer: string | null,
): Promise<string | null> => (await readable.first(db, { slug, viewer }))?.id ?? null;

/** After every review. */
const LATEST = new Date('9999-12-31T00:00:00Z');

/** What mentees wrote about a mentor, newest first. */
export const listShownReviews = (
  db: Database,
  { mentorId, viewer }: Pick<ListValues, 'mentorId' | 'viewer'>,
  position: ReviewPosition | null,
  limit: number,
): Promise<ShownReviewRow[]> =>
  reviewPage.all(db, limit, {
    mentorId,
    viewer,
    revealedAt: position === null ? LATEST : new Date(position.t),
    after: position?.i ?? NEWEST,
  });

/** A review that is written. */
export interface NewReview extends Record<string, unknown> {
  bookingId: string;
  mentorId: string;
  authorId: string;
  by: BookingSide;
  stars: number;
  text: string;
  privateText: string;
  now: Date;
}

const insert = statement<{ id: string }, NewReview & { id: string }>(
  'mentor.insert-review',
  `insert into mentor_reviews (id, booking_id, mentor_id, author_id, by, stars, text, private_text, created_at)
   values (:id::uuid, :bookingId::uuid, :mentorId::uuid, :authorId::uuid, :by, :stars::int, :text, :privateText,
     :now::timestamptz)
   on conflict do nothing returning id`,
);

/** @returns its id; null where this side has written one */
export async function insertReview(trx: Trx, review: NewReview): Promise<string | null> {
  return (await insert.first(trx, { ...review, id: newId() }))?.id ?? null;
}

/** Reveals reviews, and adds those of mentees to the figures of their mentors. */
const revealText = (which: string) => `
  with shown as (
    update mentor_reviews r set revealed_at = :now::timestamptz
    where r.revealed_at is null and ${which}
    returning r.id, r.booking_id, r.mentor_id, r.by, r.stars, r.hidden_at
  ), counted as (
    update mentors m set rating_sum = m.rating_sum + more.stars, review_count = m.review_count + more.count
    from (select mentor_id, sum(stars)::int as stars, count(*)::int as count from shown
      where by = 'MENTEE' and hidden_at is null group by mentor_id) more
    where m.id = more.mentor_id
  )
  select booking_id from shown`;

const revealBoth = statement<{ booking_id: string }, { bookingId: string; now: Date }>(
  'mentor.reveal-both',
  revealText(`r.booking_id = :bookingId::uuid
    and (select count(*) from mentor_reviews o where o.booking_id = :bookingId::uuid) = 2`),
);

/** Reviews of one transaction. */
export const REVEAL_BATCH = 200;

const revealOld = statement<{ booking_id: string }, { endedBefore: Date; now: Date }>(
  'mentor.reveal-old',
  revealText(`r.id in (
    select o.id from mentor_reviews o join mentor_bookings b on b.id = o.booking_id
    where o.revealed_at is null and b.ends_at <= :endedBefore::timestamptz
    order by b.ends_at limit ${REVEAL_BATCH} for update of o skip locked)`),
);

/**
 * Reveals the reviews of a session once both are written.
 *
 * @returns whether they are
 */
export const revealPair = async (trx: Trx, bookingId: string, now: Date): Promise<boolean> =>
  (await revealBoth.all(trx, { bookingId, now })).length > 0;

/**
 * Reveals the reviews of sessions that ended so long ago.
 *
 * @returns the session of each
 */
export const revealEnded = async (trx: Trx, endedBefore: Date, now: Date): Promise<string[]> =>
  (await revealOld.all(trx, { endedBefore, now })).map((row) => row.booking_id);
