import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import {
  HOUR_MS,
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from '../test/mentor-server.fixtures';

const PRICE = 300_000;
const MINUTE_MS = 60_000;

describe('what operators do with sessions', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let start: Date;

  beforeEach(async () => {
    server = await startMentors();
    mentor = await server.mentor(PRICE);
    asha = await server.person();
    start = slotAhead(server, 5);
  });
  afterEach(() => server?.close());

  const command = (words: string, ...args: string[]) => {
    const found = server.modules
      .flatMap(({ contributes }) => contributes?.commands ?? [])
      .find((one) => one.words === words);
    if (found === undefined) throw new Error(`There is no command ${words}.`);
    return found.run(server, args);
  };
  const sessions = async () =>
    (
      await server.rows<{ sessions: number }>('select sessions from mentors where id = $1', [
        mentor.id,
      ])
    )[0]?.sessions;
  const acts = () =>
    server.rows(
      `select action, reference_type, reference_id, details from audit_entries where request_id = 'operator'`,
    );

  it('spec 4.57: a no-show is overturned once, with a reason; money that was returned stays so', async () => {
    const id = await server.agree(asha, mentor, start);
    await server.goTo(start, 10 * MINUTE_MS);
    await expect(command('mentors overturn', id, 'Both came.')).rejects.toThrow(
      `Session ${id} is CONFIRMED, not NO_SHOW.`,
    );
    await server.change(asha, id, { absent: true });
    await server.goTo(start, 2 * HOUR_MS);
    expect((await server.read(asha, id)).body).toMatchObject({
      state: 'NO_SHOW',
      canReview: false,
    });
    await expect(command('mentors overturn', id)).rejects.toThrow('Usage: mentors overturn');
    server.events.length = 0;
    expect(await command('mentors overturn', id, 'Both', 'came.')).toMatch(/ took place\./);
    const { body } = await server.read(mentor.member, id);
    expect(body).toMatchObject({
      state: 'COMPLETED',
      absent: null,
      refunded: PRICE,
      canReview: true,
    });
    // The reason is for the audit log alone.
    expect(body.timeline.at(-1)).toMatchObject({
      action: 'OVERTURN_NO_SHOW',
      by: 'STAFF',
      note: '',
    });
    expect(server.events.map(({ userIds }) => userIds)).toEqual([
      [mentor.member.userId, asha.userId],
    ]);
    expect(server.orders.map(({ refunds }) => refunds.length)).toEqual([1]);
    expect(await sessions()).toBe(1);
    expect(await acts()).toEqual([
      {
        action: 'mentor.overturn-no-show',
        reference_type: 'MENTOR',
        reference_id: mentor.id,
        details: { session: id, absent: 'MENTOR', refunded: PRICE, reason: 'Both came.' },
      },
    ]);
    await server.runTasks();
    for (const { userId } of [mentor.member, asha]) {
      const mails = server.mails.filter(({ to }) => to === `${userId}@upround.test`);
      expect(mails.at(-1)?.subject).toMatch(/^Corrected: /);
    }
    await expect(command('mentors overturn', id, 'Again')).rejects.toThrow('is COMPLETED');
    expect([await sessions(), (await acts()).length]).toEqual([1, 1]);
    const none = newId();
    await expect(command('mentors overturn', none, 'x')).rejects.toThrow(
      `There’s no session ${none}.`,
    );
  });

  it('lists what the tasks should have ended', async () => {
    await server.runTask('mentor.next-slots');
    expect(await command('mentors stuck')).toBe('Nothing is stuck.');
    const agreed = await server.agree(asha, mentor, start);
    const waiting = await server.request(await server.person(), mentor, slotAhead(server, 5, 1));
    await server.goTo(start, 3 * HOUR_MS);
    const lines = (await command('mentors stuck')).split('\n');
    expect(lines).toEqual([
      expect.stringMatching(`REQUESTED  ${waiting}$`),
      expect.stringMatching(`CONFIRMED  ${agreed}$`),
      expect.stringMatching(`FREE TIMES  ${mentor.slug}$`),
    ]);
    for (const task of ['expire-requests', 'complete-sessions', 'next-slots'])
      await server.runTask(`mentor.${task}`);
    expect(await command('mentors stuck')).toBe('Nothing is stuck.');
  });

  it('reads free times again, of one mentor or all', async () => {
    await server.runTask('mentor.next-slots');
    await server.mentor();
    const wrong = 'update mentors set next_slot_at = $1, next_slot_read_at = $2';
    await server.rows(wrong, [new Date('2099-01-01'), server.clock.now()]);
    const nextOf = async () =>
      (
        await server.rows<{ next: Date }>(
          `select next_slot_at as next from mentors where next_slot_at < '2099-01-01'`,
        )
      ).length;
    expect(await command('mentors free-times', mentor.slug)).toBe(
      'The free times of 1 mentor will be read again.',
    );
    await server.runTasks();
    expect(await nextOf()).toBe(1);
    expect(await command('mentors free-times')).toBe(
      'The free times of 2 mentors will be read again.',
    );
    await server.runTasks();
    expect(await nextOf()).toBe(2);
    await expect(command('mentors free-times', 'no-one')).rejects.toThrow('“no-one”');
  });
});
