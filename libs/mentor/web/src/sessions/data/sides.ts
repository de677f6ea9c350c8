import type { BookingItem, BookingState } from '@upround/mentor/contract';

type Sides = Pick<BookingItem, 'side' | 'mentor' | 'mentee' | 'zones'>;

/** The side that the viewer isn't on: who, and on which clock. */
export const otherOf = ({ side, mentor, mentee, zones }: Sides) =>
  side === 'MENTEE'
    ? { person: mentor.person, zone: zones.mentor }
    : { person: mentee, zone: zones.mentee };

const agreed: readonly BookingState[] = ['CONFIRMED', 'RESCHEDULED'];

/** Whether both sides agreed to it and it isn't over. */
export const isAgreed = ({ state }: Pick<BookingItem, 'state'>): boolean => agreed.includes(state);

/** Whether it waits for the viewer's answer, as its mentor. */
export const isToAnswer = (session: Pick<BookingItem, 'state' | 'side' | 'isPaid'>): boolean =>
  session.state === 'REQUESTED' && session.side === 'MENTOR' && session.isPaid;

/** Whether it takes its time still. */
export const isLive = (session: Pick<BookingItem, 'state'>): boolean =>
  session.state === 'REQUESTED' || isAgreed(session);
