import {
  bookingStates,
  type BookingChangeInput,
  type BookingSide,
  type BookingState,
} from '@upround/mentor/contract';
import type { TestMember } from '@upround/shared/testing-server';
import {
  HOUR_MS,
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from './mentor-server.fixtures';

type Action = 'CONFIRM' | 'DECLINE' | 'RESCHEDULE' | 'CANCEL' | 'REPORT_NO_SHOW';
type Allowed = Partial<Record<BookingState, Record<BookingSide, Action[]>>>;

const moved: Record<BookingSide, Action[]> = {
  MENTEE: ['RESCHEDULE', 'CANCEL'],
  MENTOR: ['RESCHEDULE', 'CANCEL'],
};
const reported: Record<BookingSide, Action[]> = {
  MENTEE: ['REPORT_NO_SHOW'],
  MENTOR: ['REPORT_NO_SHOW'],
};
/** Days before the start; what isn't here isn't allowed. */
const ahead: Allowed = {
  REQUESTED: { MENTEE: ['CANCEL'], MENTOR: ['CONFIRM', 'DECLINE'] },
  CONFIRMED: moved,
  RESCHEDULED: moved,
};
/** Half an hour after the start. */
const begun: Allowed = {
  REQUESTED: { MENTEE: ['CANCEL'], MENTOR: ['DECLINE'] },
  CONFIRMED: reported,
  RESCHEDULED: reported,
  COMPLETED: reported,
};
const actions: readonly Action[] = ['CONFIRM', 'DECLINE', 'RESCHEDULE', 'CANCEL', 'REPORT_NO_SHOW'];
const live: readonly BookingState[] = ['REQUESTED', 'CONFIRMED', 'RESCHEDULED'];

describe('spec 4.54: the table of states, over HTTP', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let id: string;
  let start: Date;

  beforeAll(async () => {
    server = await startMentors();
    mentor = await server.mentor();
    asha = await server.person();
    start = slotAhead(server, 5);
    id = await server.agree(asha, mentor, start);
  });
  afterAll(() => server?.close());

  /** Puts the booking into a state, as if nothing had happened since. */
  async function put(state: BookingState, at: Date): Promise<void> {
    await server.rows('delete from mentor_taken_times');
    await server.rows(
      `update mentor_bookings set state = $2, starts_at = $3, ends_at = $4, moves = 0, absent = null,
         ended_at = case when $5 then null else now() end where id = $1`,
      [id, state, at, new Date(at.getTime() + HOUR_MS), live.includes(state)],
    );
    if (!live.includes(state)) return;
    await server.rows(
      `insert into mentor_taken_times (booking_id, user_id, starts_at, ends_at)
       select id, unnest(array[mentor_user_id, mentee_id]), starts_at, ends_at from mentor_bookings`,
    );
  }

  const bodyOf = (action: Action, at: Date): BookingChangeInput => {
    const expectedStart = at.toISOString();
    switch (action) {
      case 'CONFIRM':
        return { state: 'CONFIRMED' };
      case 'DECLINE':
        return { state: 'DECLINED' };
      case 'CANCEL':
        return { state: 'CANCELLED', expectedRefund: 0 };
      case 'RESCHEDULE':
        return { start: slotAhead(server, 8).toISOString(), expectedStart };
      case 'REPORT_NO_SHOW':
        return { absent: true };
    }
  };

  /** The actions that a side did, and those that its page offers. */
  async function doneBy(side: BookingSide, state: BookingState, at: Date) {
    const member = side === 'MENTEE' ? asha : mentor.member;
    await put(state, at);
    const offered = (await server.read(member, id)).body.actions;
    const done: Action[] = [];
    for (const action of actions) {
      await put(state, at);
      const { status, error } = await server.change(member, id, bodyOf(action, at));
      if (status === 200) done.push(action);
      else expect([403, 409]).toContain(status);
      if (status !== 200) {
        const [row] = await server.rows<{ state: string }>('select state from mentor_bookings');
        expect([error?.code === undefined, row?.state]).toEqual([false, state]);
      }
    }
    return { offered, done };
  }

  it.each([
    ['days before', ahead, () => start],
    ['after the start', begun, () => new Date(server.clock.now().getTime() - HOUR_MS / 2)],
  ] as const)('lets each side do what it says, %s', async (_when, allowed, timeOf) => {
    const at = timeOf();
    for (const state of bookingStates) {
      for (const side of ['MENTEE', 'MENTOR'] as const) {
        const { offered, done } = await doneBy(side, state, at);
        const expected = allowed[state]?.[side] ?? [];
        expect({ state, side, offered, done }).toEqual({
          state,
          side,
          offered: expected,
          done: expected,
        });
      }
    }
  });
});
