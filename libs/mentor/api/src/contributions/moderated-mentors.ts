import { isId, statement } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import type { ModeratedRecords } from '@upround/shared/ports';
import { cancelMentorSessions } from '../booking/cancel-sessions.task';
import { readNextSlot } from '../hours/next-slot.task';

interface CapturedMentor {
  user_id: string;
  slug: string | null;
  headline: string;
  about: string;
  services: string | null;
  at: Date;
}

const capture = statement<CapturedMentor, { id: string }>(
  'mentor.capture-mentor',
  `select m.user_id, m.slug, m.headline, m.about, coalesce(m.listed_at, m.created_at) as at,
     (select string_agg(s.title || case when s.about = '' then '' else ': ' || s.about end, E'\\n'
        order by s.position) from mentor_services s where s.mentor_id = m.id and s.retired_at is null) as services
   from mentors m where m.id = :id::uuid and m.state <> 'REMOVED'`,
);

const setHidden = statement<{ id: string }, { id: string; at: Date | null; now: Date }>(
  'mentor.set-hidden',
  `update mentors set updated_at = :now::timestamptz,
     hidden_at = case when :at::timestamptz is null then null else coalesce(hidden_at, :at::timestamptz) end
   where id = :id::uuid and state <> 'REMOVED' returning id`,
);

const stillHidden = statement<{ id: string }, { id: string }>(
  'mentor.is-hidden',
  'select id from mentors where id = :id::uuid and hidden_at is not null',
);

/**
 * Lets moderators read and hide the profiles of mentors. A hidden one can't be found or booked; the sessions ahead are
 * cancelled, and what was paid for them is returned, once the decision can't be undone.
 */
export const moderatedMentors: ModeratedRecords = {
  types: ['MENTOR'],
  measures: ['HIDE'],

  capture: async (db, { referenceId: id }) => {
    const row = isId(id) ? await capture.first(db, { id }) : undefined;
    if (row === undefined) return null;
    return {
      ownerId: row.user_id,
      title: row.headline,
      text: [row.about, row.services ?? ''].filter((part) => part !== '').join('\n\n'),
      pictures: [],
      path: row.slug === null ? null : links.mentor(row.slug),
      at: row.at.toISOString(),
    };
  },

  hide: async ({ trx, now }, { referenceId: id }) =>
    isId(id) && (await setHidden.first(trx, { id, at: now, now })) !== undefined,

  show: async ({ trx, tasks, now }, { referenceId: id }) => {
    if (!isId(id) || (await setHidden.first(trx, { id, at: null, now })) === undefined)
      return false;
    await tasks.send(readNextSlot, { mentorId: id });
    return true;
  },

  notifyHidden: async ({ trx, tasks }, { referenceId: mentorId }) => {
    if (!isId(mentorId) || (await stillHidden.first(trx, { id: mentorId })) === undefined) return;
    await tasks.send(cancelMentorSessions, { mentorId });
  },

  remove: () => Promise.reject(new RangeError('A mentor is hidden, and not removed.')),
};
