import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';

type Person = { userId: string };

const erasing = (name: string, source: string) =>
  statement<never, Person>(`ambassador.erase-${name}`, source);

/** In this order. */
const steps = [
  // The keys of lines about someone who is gone don't name them any more; the points stay.
  erasing(
    'keys',
    `update ambassador_lines set event_key = 'ERASED:' || id
     where event_key in (
       select prefix || kind || ':' || :userId::uuid
       from unnest(array['', 'REVERSAL:', 'APPEAL:REVERSAL:']) prefix,
         unnest(array['REFERRAL_JOINED', 'REFERRAL_FIRST_POST', 'REFERRAL_ACTIVE', 'REFERRAL_PAID']) kind)`,
  ),
  erasing('refunds', 'delete from ambassador_refunds where person_id = :userId::uuid'),
  erasing('referrals', 'delete from ambassador_referrals where person_id = :userId::uuid'),
  erasing(
    'appeals',
    `update ambassador_appeals q set text = '-' from ambassadors a
     where a.id = q.ambassador_id and a.user_id = :userId::uuid`,
  ),
  erasing(
    'rewards',
    `delete from ambassador_rewards w using ambassadors a where a.id = w.ambassador_id and a.user_id = :userId::uuid`,
  ),
  erasing(
    'open-invites',
    'delete from ambassador_invites where created_by = :userId::uuid and used_at is null',
  ),
  erasing(
    'invites',
    `update ambassador_invites set created_by = case when created_by = :userId::uuid then null else created_by end,
       used_by = case when used_by = :userId::uuid then null else used_by end
     where created_by = :userId::uuid or used_by = :userId::uuid`,
  ),
  // Points and places stay, without a name.
  erasing(
    'membership',
    `update ambassadors set user_id = null, state = 'LEFT', motivation = '', reason = '', is_name_hidden = true
     where user_id = :userId::uuid`,
  ),
];

/** Erases who brought a person and what they said; points stay as sums without a name. */
export const ambassadorEraser: Eraser = {
  name: 'ambassador',
  tables: [
    'ambassadors',
    'ambassador_invites',
    'ambassador_referrals',
    'ambassador_refunds',
    'ambassador_appeals',
    'ambassador_rewards',
  ],
  async erase(trx, userId) {
    for (const step of steps) await step.all(trx, { userId });
    return [];
  },
};
