import { mentorErrors, stopWaiting, waitForMentor } from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, statement } from '@upround/shared/db';
import {
  AppError,
  implement,
  memberOf,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import { nextSlotOf } from '../hours/next-slot.task';
import { findMentor } from '../mentor/mentor.read-model';
import type { MentorSettings } from '../mentor-settings';

const wait = statement<never, { mentorId: string; userId: string; now: Date }>(
  'mentor.wait',
  `insert into mentor_waits as w (mentor_id, user_id, created_at)
   values (:mentorId::uuid, :userId::uuid, :now::timestamptz)
   on conflict (mentor_id, user_id) do update set created_at = excluded.created_at, notified_at = null
   where w.notified_at is not null`,
);

const stop = statement<never, { userId: string; id: string | null; slug: string }>(
  'mentor.stop-waiting',
  `delete from mentor_waits w using mentors m
   where w.user_id = :userId::uuid and w.mentor_id = m.id and (m.id = :id::uuid or m.slug = :slug)`,
);

/** @throws AppError `HAS_SLOTS`; `NOT_FOUND` for what isn't listed, and for one's own profile */
async function begin({ now }: Pick<MentorSettings, 'now'>, context: WriteContext, slug: string) {
  const { userId } = memberOf(context);
  const at = now();
  const mentor = await findMentor(context.trx, userId, slug, at);
  if (mentor === undefined || !mentor.is_listed || mentor.is_own) {
    throw new AppError(coreErrors.NOT_FOUND);
  }
  // What is stored may have been booked by now.
  if (mentor.next_slot_at !== null && (await nextSlotOf(context.trx, mentor.id, at)) !== null) {
    throw new AppError(mentorErrors.HAS_SLOTS);
  }
  await wait.all(context.trx, { mentorId: mentor.id, userId, now: at });
  return { active: true };
}

/** Waiting for a mentor without free times. */
export const waitRoutes = (settings: Pick<MentorSettings, 'now'>): CallImplementation[] => [
  implement(waitForMentor, {
    handle: (context, { params }) => begin(settings, context, params.slug),
  }),
  implement(stopWaiting, {
    // Also of a mentor who isn't listed any more.
    handle: async (context, { params: { slug } }) => {
      const { userId } = memberOf(context);
      await stop.all(context.trx, { userId, id: isId(slug) ? slug : null, slug });
      return { active: false };
    },
  }),
];
