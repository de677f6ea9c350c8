import type { MentorCard, MentorNeed, MentorStage } from '@upround/mentor/contract';
import { noBlockText, personColumns, personFrom, type PersonColumns } from '@upround/shared/db';

const MINUTES_PER_HOUR = 60;

/** The viewer: the id of a person, or null for a guest. */
export type Viewing = { viewer: string | null };

/** A mentor as lists show them. */
export interface CardRow extends PersonColumns<'person'> {
  id: string;
  slug: string;
  headline: string;
  stages: MentorStage[];
  needs: MentorNeed[];
  languages: string[];
  price_from: number | null;
  zone: string;
  next_slot_at: Date | null;
  sessions: number;
  rating_sum: number;
  review_count: number;
  answer_minutes: number | null;
}

/** Columns of `CardRow` of the mentor `m` and the person `p`. */
export const cardColumns = `m.id, m.slug, m.headline, m.stages, m.needs, m.languages, m.price_from, m.zone,
  m.next_slot_at, m.sessions, m.rating_sum, m.review_count, m.answer_minutes, ${personColumns('p', 'person')}`;

/** Who a mentor is. A banned or deleted person is none. */
export const mentorSource = 'mentors m join person_view p on p.id = m.user_id';

/** Neither of mentor and `:viewer` blocks the other. */
export const unblocked = noBlockText(':viewer::uuid', 'm.user_id');

/** What lists show to `:viewer`. */
export const listed = `(m.is_listed and ${unblocked})`;

/** A card as it goes over the wire. A profile without a service has no price, and is shown to its mentor alone. */
export const toCard = (row: CardRow): MentorCard => ({
  id: row.id,
  slug: row.slug,
  person: personFrom(row, 'person'),
  headline: row.headline,
  stages: row.stages,
  needs: row.needs,
  languages: row.languages,
  priceFrom: row.price_from ?? 0,
  currency: 'INR',
  zone: row.zone,
  nextSlotAt: row.next_slot_at?.toISOString() ?? null,
  sessions: row.sessions,
  rating: row.review_count === 0 ? null : Math.round((10 * row.rating_sum) / row.review_count) / 10,
  reviewCount: row.review_count,
  replyHours: row.answer_minutes === null ? null : Math.ceil(row.answer_minutes / MINUTES_PER_HOUR),
});
