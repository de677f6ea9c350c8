import { statement } from '@upround/shared/db';
import type { MeasureContext } from '@upround/shared/ports';
import { sendClosing, sendPausing } from './notify-closed.task';

type Changed = Pick<MeasureContext, 'trx' | 'tasks'>;
type Values = { id: string; now: Date };

/**
 * The end of a pause is counted from its beginning, which therefore stays. `ends` says whether applicants don't know yet
 * that the job is over.
 */
const moderate = statement<{ ends: boolean }, Values & { direct: boolean }>(
  'jobs.moderate',
  `with found as (
     select id, state, close_reason, close_reason is not distinct from 'MODERATED' as is_hidden,
       state = 'OPEN' or close_reason = 'PAUSED' or closing_untold as ends
     from jobs
     where id = :id::uuid and state <> 'DRAFT' and (close_reason is distinct from 'MODERATED'
       or :direct::boolean and not moderated_directly) for no key update
   )
   update jobs set state = 'CLOSED', close_reason = 'MODERATED', closed_at = coalesce(closed_at, :now::timestamptz),
     moderated_from = case when found.is_hidden then moderated_from
       else coalesce(found.close_reason, found.state) end,
     moderated_directly = :direct::boolean, closing_untold = coalesce(found.ends, false) and not :direct::boolean
   from found where jobs.id = found.id
   returning coalesce(found.ends, false) as ends`,
);

/** Hides a job because of a decision. Its applicants are notified once that can't be undone. */
export async function hideJob({ trx, tasks }: Changed, id: string, now: Date): Promise<void> {
  const job = await moderate.first(trx, { id, now, direct: false });
  if (job?.ends) await sendPausing(tasks, id);
}

/**
 * Closes a job as moderators do without a case, for good, and notifies its applicants if it was open or paused.
 *
 * @returns false for drafts and jobs that were closed like this before
 */
export async function closeJobDirectly(
  { trx, tasks }: Changed,
  id: string,
  now: Date,
): Promise<boolean> {
  const job = await moderate.first(trx, { id, now, direct: true });
  if (job?.ends) await sendClosing(tasks, id);
  return job !== undefined;
}

const markTold = statement<{ id: string }, { id: string }>(
  'jobs.mark-closing-told',
  `update jobs set closing_untold = false
   where id = :id::uuid and closing_untold and close_reason = 'MODERATED' returning id`,
);

/** Notifies the applicants of a hidden job, once: those of one that was closed before know it. */
export async function notifyHiddenJob({ trx, tasks }: Changed, id: string): Promise<void> {
  if ((await markTold.first(trx, { id })) !== undefined) await sendClosing(tasks, id);
}

/**
 * The time that it was closed for doesn't count. A job from before the column was there is paused, since it may have been
 * closed by its creator. One that a moderator closed directly stays closed: the decision didn't close it.
 */
const restore = statement<{ is_current: boolean }, Values>(
  'jobs.restore',
  `with found as (
     select id, coalesce(moderated_from, 'PAUSED') as former from jobs
     where id = :id::uuid and close_reason = 'MODERATED' and not moderated_directly for no key update
   )
   update jobs set moderated_from = null, closing_untold = false,
     state = case found.former when 'OPEN' then 'OPEN' else 'CLOSED' end,
     close_reason = nullif(found.former, 'OPEN'),
     closed_at = case when found.former <> 'OPEN' then closed_at end,
     closes_at = case found.former when 'OPEN' then closes_at + (:now::timestamptz - closed_at) else closes_at end
   from found where jobs.id = found.id
   returning found.former in ('OPEN', 'PAUSED') as is_current`,
);

/** Makes a job that a decision hid what it was before; others stay as they are. */
export async function restoreJob({ trx, tasks }: Changed, id: string, now: Date): Promise<void> {
  const job = await restore.first(trx, { id, now });
  if (job?.is_current) await sendPausing(tasks, id);
}
