import {
  addExperience,
  editExperience,
  profileErrors,
  profileLimits,
  removeExperience,
} from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, newId } from '@upround/shared/db';
import { AppError, implement, type CallImplementation } from '@upround/shared/server-kit';
import { needOwn } from '../profile/own-person';
import type { ProfileSettings } from '../profile-settings';
import {
  countExperience,
  deleteExperience,
  lockExperience,
  insertExperience,
  toExperience,
  updateExperience,
  type ExperienceValues,
} from './experience.store';

/** Where the day begins first, it is already the next month while ours is ending. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000;

/** The latest month that has begun anywhere. */
const monthOf = (now: Date) =>
  new Date(now.getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 'YYYY-MM'.length);

/** @throws AppError if the end is before the start, or either is in the future */
function checkMonths({ start_month: start, end_month: end }: ExperienceValues, now: Date): void {
  const latest = monthOf(now);
  if (start > latest) throw new AppError(profileErrors.MONTH_IN_FUTURE, { path: 'startMonth' });
  if (end === null) return;
  if (end > latest) throw new AppError(profileErrors.MONTH_IN_FUTURE, { path: 'endMonth' });
  if (end < start) throw new AppError(profileErrors.MONTHS_REVERSED, { path: 'endMonth' });
}

/** Adding, editing and deleting entries of the member's experience. */
export function experienceRoutes({ now }: ProfileSettings): CallImplementation[] {
  return [
    implement(addExperience, {
      handle: async (context, { params, body }) => {
        const userId = await needOwn(context.trx, context, params.profileId);
        const values: ExperienceValues = {
          title: body.title,
          company: body.company,
          location: body.location ?? '',
          description: body.description ?? '',
          start_month: body.startMonth,
          end_month: body.endMonth ?? null,
        };
        checkMonths(values, now());
        if ((await countExperience(context.trx, userId)) >= profileLimits.experiences) {
          throw new AppError(profileErrors.EXPERIENCE_FULL);
        }
        return toExperience(await insertExperience(context.trx, userId, newId(), values));
      },
    }),

    implement(editExperience, {
      handle: async (context, { params, body }) => {
        const userId = await needOwn(context.trx, context, params.id);
        const { expId } = params;
        const before = isId(expId) ? await lockExperience(context.trx, userId, expId) : undefined;
        if (before === undefined) throw new AppError(coreErrors.NOT_FOUND);
        const values: ExperienceValues = {
          title: body.title ?? before.title,
          company: body.company ?? before.company,
          location: body.location ?? before.location,
          description: body.description ?? before.description,
          start_month: body.startMonth ?? before.start_month,
          end_month: body.endMonth === undefined ? before.end_month : body.endMonth,
        };
        checkMonths(values, now());
        return toExperience(await updateExperience(context.trx, before.id, values));
      },
    }),

    implement(removeExperience, {
      handle: async (context, { params }) => {
        const userId = await needOwn(context.trx, context, params.id);
        const { expId } = params;
        const removed = isId(expId) && (await deleteExperience(context.trx, userId, expId));
        if (!removed) throw new AppError(coreErrors.NOT_FOUND);
        return undefined;
      },
    }),
  ];
}
