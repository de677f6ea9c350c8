import { mentorErrors, saveHours, type MentorHours } from '@upround/mentor/contract';
import { AvailabilityError, checkRules } from '@upround/mentor/model';
import {
  AppError,
  implement,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import { ownToChange, slotsChanged, type OwnSettings } from '../mentor/own-mentor.service';
import { saveMentorHours } from '../mentor/own-mentor.store';
import { openServices } from '../services/service.store';
import { sessionsOutside } from './conflict.read-model';
import { firstSlots } from './first-slots';
import { toSlot } from './to-slot';

/** Slots that are shown of new hours. */
const PREVIEW = 12;
/** What hours are tried with before there is a service. */
const AN_HOUR = { minutes: 60, step: 60 };

/** @throws AppError `INVALID_HOURS` with the value that is wrong */
async function checked<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AvailabilityError)) throw error;
    const { field: path, problem } = error;
    throw new AppError(mentorErrors.INVALID_HOURS, { path, details: { problem }, cause: error });
  }
}

async function save(settings: OwnSettings, context: WriteContext, hours: MentorHours) {
  const { trx } = context;
  const now = settings.now();
  const mentor = await ownToChange(settings, context);
  const [service = AN_HOUR] = await openServices(trx, mentor.id);
  const rules = { ...hours, length: service.minutes, step: service.step };
  const { preview, conflicts } = await checked(async () => {
    checkRules(rules);
    const [first = []] = await firstSlots(trx, {
      mentorId: mentor.id,
      rules: hours,
      services: [service],
      now,
      count: PREVIEW,
    });
    return {
      preview: first,
      conflicts: await sessionsOutside(trx, mentor.id, rules, now),
    };
  });
  await saveMentorHours(trx, mentor.id, hours, now);
  await slotsChanged(settings, context, mentor);
  return {
    hours,
    preview: preview.map(toSlot),
    conflicts: conflicts.map(({ id, ...range }) => ({ id, ...toSlot(range) })),
  };
}

/** Saving when one takes sessions. */
export const hoursRoutes = (settings: OwnSettings): CallImplementation[] => [
  implement(saveHours, { handle: (context, { body }) => save(settings, context, body) }),
];
