import { mentorErrors } from '@upround/mentor/contract';
import { bookableSlots, type TimeRange } from '@upround/mentor/model';
import type { ErrorDefinition } from '@upround/shared/contract-core';
import type { Trx } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import { rulesOf } from '../hours/mentor-rules.store';
import { nearestSlotsOf, slotAt, type SlotRequest } from '../hours/slots';

/** The error of a time that can't be booked, with the three nearest ones that can. */
export async function slotError(
  definition: ErrorDefinition,
  trx: Trx,
  request: SlotRequest,
  start: Date,
): Promise<AppError> {
  const slots = await nearestSlotsOf(trx, request, start);
  const nearest = slots.map((slot) => ({
    start: slot.start.toISOString(),
    end: slot.end.toISOString(),
  }));
  return new AppError(definition, { details: { nearest } });
}

/** Whether a slot would begin then if nothing were booked. */
async function isOffered(trx: Trx, { mentorId, service, now }: SlotRequest, start: Date) {
  const rules = await rulesOf(trx, mentorId);
  if (rules === null) return false;
  const slots = bookableSlots({
    rules: { ...rules, length: service.minutes, step: service.step },
    from: start,
    to: new Date(start.getTime() + 1),
    now,
    busy: [],
  });
  return slots.length > 0;
}

/**
 * The free slot that begins at a moment; the mentor is locked.
 *
 * @throws AppError `SLOT_TAKEN` where someone else has it, `SLOT_GONE` where it isn't offered, both with the nearest
 */
export async function neededSlot(trx: Trx, request: SlotRequest, start: Date): Promise<TimeRange> {
  const slot = await slotAt(trx, request, start);
  if (slot !== undefined) return slot;
  const isTaken = await isOffered(trx, request, start);
  const definition = isTaken ? mentorErrors.SLOT_TAKEN : mentorErrors.SLOT_GONE;
  throw await slotError(definition, trx, request, start);
}
