import type { TestMember } from '@upround/shared/testing-server';
import {
  HOUR_MS,
  slotAhead,
  startMentors,
  type MentorServer,
  type TestMentor,
} from '../test/mentor-server.fixtures';

const MINUTE_MS = 60_000;

describe('spec 4.58: reminders of sessions', () => {
  let server: MentorServer;
  let mentor: TestMentor;
  let asha: TestMember;
  let start: Date;

  beforeEach(async () => {
    server = await startMentors();
    mentor = await server.mentor();
    asha = await server.person();
    start = slotAhead(server, 5);
  });
  afterEach(() => server?.close());

  /** The kinds that are noted after the task ran twice at a time before the start. */
  const notedAt = async (of: Date, before: number) => {
    await server.goTo(of, -before);
    await server.runTask('mentor.find-reminders');
    await server.runTask('mentor.find-reminders');
    const rows = await server.rows<{ kind: string }>(
      'select kind from mentor_reminders order by sent_at, starts_at',
    );
    return rows.map(({ kind }) => kind);
  };

  it('are noted once each: a day, an hour and ten minutes before', async () => {
    await server.agree(asha, mentor, start);
    expect(await notedAt(start, 24 * HOUR_MS + MINUTE_MS)).toEqual([]);
    expect(await notedAt(start, 24 * HOUR_MS)).toEqual(['DAY']);
    expect(await notedAt(start, HOUR_MS)).toEqual(['DAY', 'HOUR']);
    expect(await notedAt(start, 10 * MINUTE_MS)).toEqual(['DAY', 'HOUR', 'JOIN']);
    expect(await notedAt(start, 0)).toEqual(['DAY', 'HOUR', 'JOIN']);
  });

  it('are noted again for a new start, and not for what isn’t agreed', async () => {
    const id = await server.agree(asha, mentor, start);
    await server.request(await server.person(), mentor, new Date(start.getTime() + HOUR_MS));
    expect(await notedAt(start, 24 * HOUR_MS)).toEqual(['DAY']);
    const next = slotAhead(server, 5);
    await server.change(asha, id, {
      start: next.toISOString(),
      expectedStart: start.toISOString(),
    });
    expect(await notedAt(start, HOUR_MS)).toEqual(['DAY']);
    expect(await notedAt(next, 23 * HOUR_MS)).toEqual(['DAY', 'DAY']);
    await server.change(mentor.member, id, { state: 'CANCELLED', expectedRefund: 0 });
    expect(await notedAt(next, HOUR_MS)).toEqual(['DAY', 'DAY']);
  });

  it('of several that a stopped server has missed are the last one', async () => {
    await server.agree(asha, mentor, start);
    expect(await notedAt(start, 30 * MINUTE_MS)).toEqual(['HOUR']);
  });
});
