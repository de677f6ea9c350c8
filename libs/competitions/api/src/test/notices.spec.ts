import {
  followCompetition,
  inviteJudge,
  moveDeadline,
  withdrawEntry,
} from '@upround/competitions/contract';
import type { NotificationDraft, NotificationKind, Notifier } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { competitionNotification as kindOf } from '../notices/competition-notification';
import { findNotices } from '../notices/find-notices.task';
import { judgingNotification } from '../notices/judging-notification';
import {
  DAY_MS,
  HOUR_MS,
  startCompetitions,
  type CompetitionsServer,
} from './competitions-server.fixtures';

const heard: string[] = [];
const kinds: readonly NotificationKind[] = [
  kindOf({ realtime: { send: (_userIds, { name }) => void heard.push(name) } }) as NotificationKind,
  judgingNotification as NotificationKind,
];

/** Notes what members would be notified of. */
function notifierOf(drafts: NotificationDraft[], now: () => Date): ApiModule {
  const notifier: Notifier = {
    notify: async (_context, draft) => void drafts.push(draft),
    takeBack: async () => undefined,
    now,
  };
  const tasks = kinds.flatMap(({ listeners = [] }) =>
    listeners.map((listener) => listener(notifier)),
  );
  return { name: 'notifier', calls: [], tasks };
}

describe('spec 4.64: notifications of competitions', () => {
  let server: CompetitionsServer;
  let asha: TestMember & { slug: string };
  let ravi: TestMember & { slug: string };
  const drafts: NotificationDraft[] = [];

  beforeAll(async () => {
    server = await startCompetitions({}, ({ now }) => [notifierOf(drafts, now)]);
    asha = await server.person();
    ravi = await server.person();
  }, 60_000);
  afterAll(() => server?.close());

  const follow = (as: TestMember, slug: string) =>
    server.call(followCompetition, { params: { slug } }, { as });

  /** Who is notified of what since the last look. */
  async function notified() {
    await server.db
      .transaction()
      .execute((trx) => server.tasks.senderOn(trx).send(findNotices, {}));
    await server.runTasks();
    const found = drafts.splice(0);
    return Promise.all(
      found.map(async (draft) => {
        const { userId, referenceType, referenceId, type, details = null } = draft;
        const kind = kinds.find((one) => one.type === type);
        const { rows } = await sql<{ about: unknown }>`
          select (select to_jsonb(a) from (${kind?.about ?? sql`select 1`}) a) as about
          from (select ${userId}::uuid as user_id, ${referenceId}::uuid as reference_id,
            ${JSON.stringify(details)}::jsonb as details) n`.execute(server.db);
        const described = kind?.describe(
          {
            type,
            userId,
            referenceType,
            referenceId,
            details,
            who: [],
            actorCount: 0,
            latestSlug: null,
          },
          rows[0]?.about,
        );
        const sentence = described?.sentence.map((part) => Object.values(part).join('')).join('');
        return [userId === asha.userId ? 'asha' : 'ravi', sentence, described?.excerpt];
      }),
    );
  }

  it('follow the opening once, for those who follow', async () => {
    const slug = await server.competition({
      opensInDays: 1,
      closesInDays: 50,
      judgingInDays: 51,
      resultInDays: 60,
    });
    await follow(asha, slug);
    expect(await notified()).toEqual([]);
    await server.wait(DAY_MS);
    expect(await notified()).toEqual([
      [
        'asha',
        'Monsoon Build is open for entries',
        expect.stringMatching(/^Entries close on .* UTC\.$/),
      ],
    ]);
    expect(await notified()).toEqual([]);
  });

  it('remind of the deadline, but not whoever has submitted everything', async () => {
    const slug = await server.competition({ opensInDays: -3, closesInDays: 2 });
    await server.enter(asha, slug);
    await follow(asha, slug);
    await server.save(ravi, slug);
    expect(await notified()).toEqual([]);
    await server.wait(DAY_MS);
    expect(await notified()).toEqual([
      ['ravi', 'Monsoon Build closes within a day', expect.stringContaining('haven’t submitted')],
    ]);
    await server.call(withdrawEntry, { params: { slug } }, { as: ravi });
  });

  it('remind again of a deadline that moved', async () => {
    const slug = await server.competition({ opensInDays: -3, closesInDays: 1, judgingInDays: 9 });
    await follow(ravi, slug);
    const reminder = [
      'ravi',
      'Monsoon Build closes within a day',
      expect.stringMatching(/^Enter by/),
    ];
    expect(await notified()).toEqual([reminder]);
    await server.rows(
      `update competitions set closes_at = closes_at + interval '2 days' where slug = $1`,
      [slug],
    );
    expect(await notified()).toEqual([]);
    await server.wait(2 * DAY_MS + HOUR_MS);
    expect(await notified()).toEqual([reminder]);
  });

  it('say that a deadline moved and why, also to judges, and reach open pages', async () => {
    const admin = await server.person({ staffRoles: ['ADMIN'] });
    const slug = await server.competition();
    await server.enter(asha, slug);
    await server.call(
      inviteJudge,
      { params: { slug }, body: { member: ravi.slug } },
      { as: admin },
    );
    await notified();
    heard.length = 0;
    const inDays = (days: number) =>
      new Date(server.clock.now().getTime() + days * DAY_MS).toISOString();
    const body = {
      closesAt: inDays(5),
      judgingAt: inDays(6),
      resultAt: inDays(9),
      reason: 'Uploads failed.',
    };
    await server.call(moveDeadline, { params: { slug }, body }, { as: admin });
    const moved = [
      'Monsoon Build has a new deadline',
      expect.stringMatching(/^Uploads failed\. Entries close on .* UTC\.$/),
    ];
    expect((await notified()).sort()).toEqual([
      ['asha', ...moved],
      ['ravi', ...moved],
    ]);
    expect(heard).toEqual(['competitions.changed']);
  });

  it('say of a result what there is to see, not the same again', () => {
    const of = (joined: boolean) =>
      kindOf({ realtime: undefined }).describe(
        {
          type: 'COMPETITION',
          userId: ravi.userId,
          referenceType: 'COMPETITION',
          referenceId: 'any',
          details: { change: 'any' },
          who: [],
          actorCount: 0,
          latestSlug: null,
        },
        {
          slug: 'monsoon-build',
          title: 'Monsoon Build',
          closes_at: '2027-03-14T18:29:00.000Z',
          is_joined: joined,
          change: 'RESULT',
          change_text: 'The results of Monsoon Build are out.',
        },
      );
    const sentence = [{ text: 'Results are in for ' }, { title: 'Monsoon Build' }];
    expect(of(true)).toMatchObject({ sentence, excerpt: 'See how your entry did.' });
    expect(of(false)).toMatchObject({ sentence, excerpt: 'See who came first.' });
  });

  it('invite judges', async () => {
    const admin = await server.person({ staffRoles: ['ADMIN'] });
    const slug = await server.competition();
    await notified();
    const judge = await server.person();
    const input = { params: { slug }, body: { member: judge.slug } };
    await server.call(inviteJudge, input, { as: admin });
    await server.call(inviteJudge, input, { as: admin });
    expect(await notified()).toEqual([
      [
        'ravi',
        'You’re invited to judge Monsoon Build',
        'By Kaveri Foundation. Accept or decline on its page.',
      ],
    ]);
  });
});
