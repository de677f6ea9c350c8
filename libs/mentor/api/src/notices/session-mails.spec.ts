import type { Booking } from '@upround/mentor/contract';
import type { TestMember } from '@upround/shared/testing-server';
import ICAL from 'ical.js';
import {
  HOUR_MS,
  PUBLIC_URL,
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from '../test/mentor-server.fixtures';
import { momentIn } from './session-words';

describe('mails about sessions', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let start: Date;

  beforeEach(async () => {
    server = await startMentors();
    mentor = await server.mentor(240_000);
    asha = await server.person();
    start = slotAhead(server, 5);
  });
  afterEach(() => server?.close());

  const addressOf = ({ userId }: TestMember) => `${userId}@upround.test`;

  /** The mails that were sent since, by the side that gets them. */
  async function sent() {
    await server.runTasks();
    const found = server.mails.splice(0);
    const to = (who: TestMember) => found.filter((mail) => mail.to === addressOf(who));
    return { mentee: to(asha), mentor: to(mentor.member), count: found.length };
  }

  const entryOf = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence ?? 0,
      start: event.startDate.toJSDate().toISOString(),
    };
  };

  /** A mail names the time of the page in both zones, no other time of day, and the page itself. */
  async function expectTimes(text: string, as: TestMember, id: string): Promise<Booking> {
    const { body } = await server.read(as, id);
    const { mentor: mentorZone, mentee: menteeZone } = body.zones;
    const begins = new Date(body.start);
    const times = [momentIn(begins, mentorZone), momentIn(begins, menteeZone)];
    for (const time of times) expect(text).toContain(time);
    const deadline = body.deadline === null ? [] : [momentIn(new Date(body.deadline), mentorZone)];
    const others = text.match(/\w{3}, \d+ \w+ \d{4},? (?:at )?\d\d:\d\d \([\w/]+\)/g) ?? [];
    expect(others.filter((one) => ![...times, ...deadline].includes(one))).toEqual([]);
    const side = body.side === 'MENTOR' ? 'as=mentor&' : '';
    expect(text).toContain(`${PUBLIC_URL}/mentor/booking?${side}booking=${id}`);
    return body;
  }

  it('spec 4.60: name the times of the page at every step, and change the calendar entry', async () => {
    const id = await server.request(asha, mentor, start);
    const asked = await sent();
    expect([asked.mentor.length, asked.mentee.length]).toEqual([1, 0]);
    await expectTimes(asked.mentor[0]?.text ?? '', mentor.member, id);
    expect(asked.mentor[0]?.text).toContain('A goal');
    expect(asked.mentor[0]?.calendar).toBeUndefined();

    const uid = `booking-${id}@upround`;
    const steps = [
      ['CONFIRMED', () => server.change(mentor.member, id, { state: 'CONFIRMED' }), 'REQUEST', 0],
      [
        'RESCHEDULED',
        () => {
          const next = slotAhead(server, 8, 1);
          const body = { start: next.toISOString(), expectedStart: start.toISOString() };
          return server.change(asha, id, body);
        },
        'REQUEST',
        1,
      ],
      [
        'CANCELLED',
        () => server.change(mentor.member, id, { state: 'CANCELLED', expectedRefund: 240_000 }),
        'CANCEL',
        2,
      ],
    ] as const;
    for (const [state, act, method, sequence] of steps) {
      expect((await act()).status).toBe(200);
      const mails = await sent();
      expect([state, mails.mentee.length, mails.mentor.length]).toEqual([state, 1, 1]);
      for (const [mail, who] of [
        [mails.mentee[0], asha],
        [mails.mentor[0], mentor.member],
      ] as const) {
        const body = await expectTimes(mail?.text ?? '', who, id);
        expect(body.state).toBe(state);
        expect(mail?.calendar?.method).toBe(method);
        const entry = entryOf(mail?.calendar?.text ?? '');
        expect(entry).toEqual({ method, uid, sequence, start: body.start });
        expect(mail?.text).not.toContain('undefined');
      }
      if (state === 'CANCELLED') expect(mails.mentee[0]?.text).toContain('You get ₹2,400 back');
    }
  });

  it('spec 4.57: say that a late cancellation returns nothing, and to the mentor that it does', async () => {
    const id = await server.agree(asha, mentor, start);
    await sent();
    await server.goTo(new Date(start.getTime() - 3 * HOUR_MS));
    await server.change(asha, id, { state: 'CANCELLED', expectedRefund: 0 });
    const { mentee, mentor: mentors } = await sent();
    expect(mentee[0]?.text).toContain('₹2,400 that you paid isn’t refunded');
    expect(mentors[0]?.text).toContain('The payment stays with you.');
  });

  it('tell the mentee when a request is declined or expires, and that the money comes back', async () => {
    const declined = await server.request(asha, mentor, start);
    await sent();
    await server.change(mentor.member, declined, { state: 'DECLINED', reason: 'Not my field.' });
    const first = await sent();
    expect([first.mentee.length, first.mentor.length]).toEqual([1, 0]);
    expect(first.mentee[0]?.text).toContain('“Not my field.”');
    expect(first.mentee[0]?.text).toContain('You get ₹2,400 back');
    await expectTimes(first.mentee[0]?.text ?? '', asha, declined);
    const expiring = await server.request(asha, mentor, start);
    await sent();
    await server.goTo(new Date(server.clock.now().getTime() + 49 * HOUR_MS));
    await server.runTask('mentor.expire-requests');
    const second = await sent();
    expect([second.mentee.length, second.mentor.length]).toEqual([1, 1]);
    await expectTimes(second.mentee[0]?.text ?? '', asha, expiring);
    await expectTimes(second.mentor[0]?.text ?? '', mentor.member, expiring);
  });

  it('spec 4.60: are not sent about what was never paid, and about what has changed since', async () => {
    const unpaid = (await server.book(asha, mentor, start)).body.booking.id;
    await server.change(asha, unpaid, { state: 'CANCELLED', expectedRefund: 0 });
    expect((await sent()).count).toBe(0);
    // Confirmed and cancelled before a task ran: only the mail about the cancellation is sent.
    const id = await server.agree(asha, mentor, slotAhead(server, 6));
    await server.change(mentor.member, id, { state: 'CANCELLED', expectedRefund: 240_000 });
    const { mentee } = await sent();
    expect(mentee.map(({ subject }) => subject.split(':')[0])).toEqual(['Cancelled']);
  });

  it('tell a mentor who was reported as absent, and nothing is mailed of a few minutes', async () => {
    const id = await server.agree(asha, mentor, start);
    await sent();
    await server.goTo(new Date(start.getTime() - HOUR_MS / 4));
    await server.change(mentor.member, id, { lateMinutes: 15 });
    expect((await sent()).count).toBe(0);
    await server.goTo(new Date(start.getTime() + HOUR_MS / 2));
    expect((await server.change(asha, id, { absent: true })).status).toBe(200);
    const { mentee, mentor: mentors } = await sent();
    expect([mentee.length, mentors.length]).toEqual([0, 1]);
    await expectTimes(mentors[0]?.text ?? '', mentor.member, id);
    expect(mentors[0]?.text).toContain(`${PUBLIC_URL}/support`);
    expect(mentors[0]?.text).toContain('₹2,400 goes back to');
  });

  it('remind both sides a day and an hour before, once', async () => {
    const id = await server.agree(asha, mentor, start);
    await sent();
    for (const [hours, subject] of [
      [24, 'Tomorrow'],
      [1, 'In an hour'],
    ] as const) {
      await server.goTo(new Date(start.getTime() - hours * HOUR_MS), 1_000);
      await server.runTask('mentor.find-reminders');
      await server.runTask('mentor.find-reminders');
      const { mentee, mentor: mentors } = await sent();
      expect([mentee.length, mentors.length]).toEqual([1, 1]);
      expect(mentee[0]?.subject).toMatch(subject);
      await expectTimes(mentee[0]?.text ?? '', asha, id);
      await expectTimes(mentors[0]?.text ?? '', mentor.member, id);
    }
  });
});
