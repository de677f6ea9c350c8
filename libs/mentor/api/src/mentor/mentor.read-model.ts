import { isId, statement, type Database, type Trx } from '@upround/shared/db';
import {
  cardColumns,
  listed,
  mentorSource,
  unblocked,
  type CardRow,
  type Viewing,
} from './mentor.columns';

/** A mentor as their page shows them. */
export interface PageRow extends CardRow {
  user_id: string;
  about: string;
  is_instant: boolean;
  minimum_notice: number;
  horizon: number;
  state: 'LISTED' | 'PAUSED';
  is_listed: boolean;
  is_own: boolean;
  open_request: string | null;
  is_waiting: boolean;
  is_bookmarked: boolean;
}

/** The one rule of who may read a profile: everyone what is listed, and its mentor also what is paused or hidden. */
const readable = `((m.is_listed and ${unblocked})
  or (m.user_id = :viewer::uuid and m.state in ('LISTED', 'PAUSED')))`;

const byKey = statement<PageRow, Viewing & { id: string | null; slug: string; now: Date }>(
  'mentor.by-key',
  `select ${cardColumns}, m.user_id, m.about, m.is_instant, m.minimum_notice, m.horizon, m.state, m.is_listed,
     (m.user_id = :viewer::uuid) is true as is_own,
     (select b.id from mentor_bookings b where b.mentee_id = :viewer::uuid and b.mentor_id = m.id
       and b.state = 'REQUESTED' and (b.paid_at is not null or b.hold_until > :now::timestamptz)) as open_request,
     exists (select from mentor_waits w where w.mentor_id = m.id and w.user_id = :viewer::uuid
       and w.notified_at is null) as is_waiting,
     (select true from bookmark_view k where k.user_id = :viewer::uuid and k.reference_id = m.id) is true
       as is_bookmarked
   from ${mentorSource} where (m.id = :id::uuid or m.slug = :slug) and ${readable}`,
);

/** The mentor of an id or a slug, if the viewer may read it. */
export const findMentor = (
  db: Database | Trx,
  viewer: string | null,
  key: string,
  now: Date,
): Promise<PageRow | undefined> =>
  byKey.first(db, { viewer, id: isId(key) ? key : null, slug: key, now });

const byUser = statement<CardRow, Viewing & { userId: string }>(
  'mentor.card-by-user',
  `select ${cardColumns} from ${mentorSource} where m.user_id = :userId::uuid and ${listed}`,
);

/** The card of a person, if the viewer's lists show it. */
export const findCardByUser = async (
  db: Database,
  viewer: string | null,
  userId: string,
): Promise<CardRow | undefined> =>
  isId(userId) ? byUser.first(db, { viewer, userId }) : undefined;

const byIds = statement<CardRow, Viewing & { ids: readonly string[] }>(
  'mentor.cards-by-id',
  `select ${cardColumns} from ${mentorSource} where m.id = any(:ids::uuid[]) and ${listed}`,
);

/** The cards of some mentors that the viewer's lists show, in this order. */
export async function findCards(
  db: Database,
  viewer: string | null,
  ids: readonly string[],
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await byIds.all(db, { viewer, ids });
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

const ownSession = statement<
  { id: string },
  { bookingId: string; mentorId: string; viewer: string | null }
>(
  'mentor.session-that-moves',
  `select id from mentor_bookings where id = :bookingId::uuid and mentor_id = :mentorId::uuid
     and (mentee_id = :viewer::uuid or mentor_user_id = :viewer::uuid)`,
);

/** Whether a session with this mentor is one of the viewer's own. */
export const isOwnSession = async (
  db: Database,
  bookingId: string,
  mentorId: string,
  viewer: string | null,
): Promise<boolean> =>
  isId(bookingId) && (await ownSession.first(db, { bookingId, mentorId, viewer })) !== undefined;
