import { mentorErrors, type BookingDraft, type BookingPayment } from '@upround/mentor/contract';
import { deadlineOf, type TimeRange } from '@upround/mentor/model';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, newId, noBlockText, statement, type Trx } from '@upround/shared/db';
import type { SaleContext } from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';
import {
  lockMentor,
  serviceOf,
  type LockedMentor,
  type OfferedService,
} from '../hours/mentor-rules.store';
import type { MentorSettings } from '../mentor-settings';
import { actOnBooking } from './act-on-booking';
import { noteSlots, sendBooking } from './booking-events';
import { countRequest } from './booking-figures.store';
import { BOOKING_SALE } from './booking-sale.data';
import {
  expireHolds,
  insertBooking,
  insertStep,
  updateBooking,
  type BookingRow,
} from './booking.store';
import { giveUpOrder } from './give-up-order.task';
import { isZone } from './is-zone';
import { neededSlot, slotError } from './needed-slot';
import { takeTimes } from './taken-times.store';

const bySlug = statement<{ id: string }, { slug: string }>(
  'mentor.id-of-slug',
  `select id from mentors where slug = :slug and state in ('LISTED', 'PAUSED') and hidden_at is null`,
);

/** Both are there, and neither blocks the other. */
const together = statement<{ ok: boolean }, { mentorUserId: string; menteeId: string }>(
  'mentor.can-meet',
  `select (exists (select from person_view where id = :mentorUserId::uuid)
     and exists (select from person_view where id = :menteeId::uuid)
     and ${noBlockText(':menteeId::uuid', ':mentorUserId::uuid')}) as ok`,
);

const openRequest = statement<{ id: string }, { mentorId: string; menteeId: string }>(
  'mentor.open-request',
  `select id from mentor_bookings
   where mentee_id = :menteeId::uuid and mentor_id = :mentorId::uuid and state = 'REQUESTED'`,
);

/** What was booked. */
export interface Booked {
  bookingId: string;
  payment: BookingPayment | null;
}

/**
 * Locks the mentor, and then looks who both are: an account that is deleted meanwhile waits for this booking.
 *
 * @throws AppError `NOT_FOUND`, `OWN_SESSION`, `NOT_BOOKABLE`
 */
async function lockBookable(trx: Trx, slug: string, menteeId: string): Promise<LockedMentor> {
  const found = await bySlug.first(trx, { slug });
  const mentor = found === undefined ? undefined : await lockMentor(trx, found.id);
  if (mentor === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (mentor.userId === menteeId) throw new AppError(mentorErrors.OWN_SESSION);
  const meeting = await together.first(trx, { mentorUserId: mentor.userId, menteeId });
  if (meeting?.ok !== true) throw new AppError(coreErrors.NOT_FOUND);
  if (!mentor.isListed) throw new AppError(mentorErrors.NOT_BOOKABLE);
  return mentor;
}

/** A request as it is first: not paid, or free. */
function rowOf(
  mentor: LockedMentor,
  service: OfferedService,
  { start, end }: TimeRange,
  { menteeId, draft, now }: { menteeId: string; draft: BookingDraft; now: Date },
) {
  const { price, currency, title } = service;
  const paidAt = price === 0 ? now : null;
  const moveWindowHours = service.moveWindowHours;
  const facts = { state: 'REQUESTED' as const, createdAt: now, paidAt, start, end };
  return {
    id: newId(),
    mentor_id: mentor.id,
    service_id: service.id,
    mentor_user_id: mentor.userId,
    mentee_id: menteeId,
    state: 'REQUESTED' as const,
    starts_at: start,
    ends_at: end,
    mentee_zone: draft.zone,
    goal: draft.goal,
    context: draft.context ?? '',
    links: draft.links ?? [],
    title,
    price,
    currency,
    cancel_window_hours: service.cancelWindowHours,
    move_window_hours: moveWindowHours,
    paid_at: paidAt,
    hold_until: deadlineOf({ ...facts, moves: 0, moveWindowHours }),
    created_at: now,
    updated_at: now,
  };
}

/** Orders a paid session; a free one reaches the mentor at once. */
async function payOrDeliver(
  settings: MentorSettings,
  context: SaleContext,
  booking: BookingRow,
  isInstant: boolean,
): Promise<BookingPayment | null> {
  const { id, price: amount, currency, mentee_id: userId, title } = booking;
  if (amount === 0) {
    await countRequest(context.trx, booking.mentor_id);
    const confirm = { action: 'CONFIRM', by: 'SYSTEM', actorId: null } as const;
    if (isInstant) await actOnBooking(settings, context, booking, confirm);
    return null;
  }
  if (settings.payments === undefined) throw new AppError(mentorErrors.PAYMENTS_OFF);
  const { orderId, paymentId, payUrl } = await settings.payments.order(context, {
    kind: BOOKING_SALE,
    referenceId: id,
    userId,
    title: `Mentor session: ${title}`,
    amount,
    currency,
  });
  await updateBooking(context, id, { order_id: orderId, payment_id: paymentId });
  return { id: paymentId, payUrl };
}

/**
 * Books a session: takes its time of both sides, and orders its payment.
 *
 * @throws AppError the errors of `bookMentor`, `NOT_FOUND`
 */
export async function bookMentor(
  settings: MentorSettings,
  context: SaleContext,
  menteeId: string,
  { slug, draft }: { slug: string; draft: BookingDraft },
): Promise<Booked> {
  const { trx, now } = context;
  if (!isZone(draft.zone)) throw new AppError(coreErrors.INVALID_FIELD, { path: 'zone' });
  await settings.payments?.lockBuyer(trx, menteeId);
  const mentor = await lockBookable(trx, slug, menteeId);
  for (const bookingId of await expireHolds(context, [mentor.userId, menteeId])) {
    await context.tasks.send(giveUpOrder, { bookingId });
  }
  const { serviceId } = draft;
  const service = isId(serviceId) ? await serviceOf(trx, mentor.id, serviceId) : undefined;
  if (service === undefined)
    throw new AppError(mentorErrors.SLOT_GONE, { details: { nearest: [] } });
  const open = await openRequest.first(trx, { mentorId: mentor.id, menteeId });
  if (open !== undefined) throw new AppError(mentorErrors.REQUEST_OPEN);
  const start = new Date(draft.start);
  const request = { mentorId: mentor.id, service, now };
  const slot = await neededSlot(trx, request, start);
  const booking = await insertBooking(trx, rowOf(mentor, service, slot, { menteeId, draft, now }));
  const taken = { bookingId: booking.id, mentorUserId: mentor.userId, menteeId, ...slot };
  const busy = await takeTimes(trx, taken);
  if (busy === 'MENTEE') throw new AppError(mentorErrors.YOU_ARE_BUSY);
  if (busy !== null) throw await slotError(mentorErrors.SLOT_TAKEN, trx, request, start);
  await insertStep(context, booking, {
    action: 'REQUEST',
    by: 'MENTEE',
    actorId: menteeId,
    from: null,
  });
  await noteSlots(settings, context, booking);
  sendBooking(settings, context, booking);
  const payment = await payOrDeliver(settings, context, booking, mentor.isInstant);
  return { bookingId: booking.id, payment };
}
