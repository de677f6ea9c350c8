import { statement } from '@upround/shared/db';
import type { DeletionEffects } from '@upround/shared/ports';

const counts = statement<{ sessions: number; paid: boolean; listed: boolean }, { userId: string }>(
  'mentor.deletion-effects',
  `select count(*)::int as sessions,
     coalesce(bool_or(price > 0 and paid_at is not null), false) as paid,
     exists (select from mentors where user_id = :userId::uuid and state in ('LISTED', 'PAUSED')) as listed
   from mentor_bookings
   where (mentee_id = :userId::uuid or mentor_user_id = :userId::uuid)
     and state in ('REQUESTED', 'CONFIRMED', 'RESCHEDULED')`,
);

/** What a person loses of mentors with their account. */
export const mentorDeletionEffects: DeletionEffects = {
  name: 'mentor',
  async describe(db, userId) {
    const found = await counts.first(db, { userId });
    if (found === undefined) return [];
    const { sessions, paid, listed } = found;
    const [which, them] =
      sessions === 1
        ? ['Your upcoming session is', 'it']
        : [`Your ${sessions} upcoming sessions are`, 'them'];
    const refund = paid ? `, and everything paid for ${them} is refunded` : '';
    return [
      ...(sessions === 0 ? [] : [`${which} cancelled${refund}.`]),
      ...(listed ? ['Your mentor profile is deleted, and no one can book you.'] : []),
    ];
  },
};
