import { isId, statement, type Trx } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import type { ModeratedRecords } from '@upround/shared/ports';

interface CapturedReview {
  author_id: string;
  title: string;
  text: string;
  private_text: string;
  slug: string | null;
  created_at: Date;
}

const capture = statement<CapturedReview, { id: string }>(
  'mentor.capture-review',
  `select r.author_id, b.title, r.text, r.private_text, case when r.by = 'MENTEE' then m.slug end as slug, r.created_at
   from mentor_reviews r join mentor_bookings b on b.id = r.booking_id join mentors m on m.id = r.mentor_id
   where r.id = :id::uuid`,
);

/** Changes whether a review is hidden, and takes a shown one of a mentee out of the mentor's figures, or puts it back. */
const changeText = (hide: boolean) => `
  with changed as (
    update mentor_reviews r set hidden_at = ${hide ? ':now::timestamptz' : 'null'}
    where r.id = :id::uuid and r.hidden_at is ${hide ? 'null' : 'not null'}
    returning r.mentor_id, r.by, r.stars, r.revealed_at
  ), counted as (
    update mentors m set rating_sum = m.rating_sum ${hide ? '-' : '+'} c.stars,
      review_count = m.review_count ${hide ? '-' : '+'} 1
    from changed c where m.id = c.mentor_id and c.by = 'MENTEE' and c.revealed_at is not null
  )
  select r.id from mentor_reviews r where r.id = :id::uuid`;

const hide = statement<{ id: string }, { id: string; now: Date }>(
  'mentor.hide-review',
  changeText(true),
);
const show = statement<{ id: string }, { id: string }>('mentor.show-review', changeText(false));

const isThere = async (
  trx: Trx,
  id: string,
  change: (trx: Trx) => Promise<{ id: string } | undefined>,
) => isId(id) && (await change(trx)) !== undefined;

/** Lets moderators read and hide reviews of sessions. A hidden one doesn't count for the mentor. */
export const moderatedReviews: ModeratedRecords = {
  types: ['REVIEW'],
  measures: ['HIDE'],

  capture: async (db, { referenceId: id }) => {
    const row = isId(id) ? await capture.first(db, { id }) : undefined;
    if (row === undefined) return null;
    return {
      ownerId: row.author_id,
      title: row.title,
      text: [row.text, row.private_text].filter((part) => part !== '').join('\n\n'),
      pictures: [],
      path: row.slug === null ? null : links.mentor(row.slug),
      at: row.created_at.toISOString(),
    };
  },

  hide: ({ trx, now }, { referenceId: id }) => isThere(trx, id, () => hide.first(trx, { id, now })),
  show: ({ trx }, { referenceId: id }) => isThere(trx, id, () => show.first(trx, { id })),
  remove: () => Promise.reject(new RangeError('A review is hidden, and not removed.')),
};
