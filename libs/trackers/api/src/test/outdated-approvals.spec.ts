import { reportOutdated } from '@upround/trackers/contract';
import { newId } from '@upround/shared/db';
import type { TaskSender } from '@upround/shared/tasks';
import { outdatedApprovals } from '../contributions/outdated-approvals';
import { trackerNotifications } from '../contributions/tracker-notifications';
import { startTrackers, type TestMember, type TrackersServer } from './trackers-server.fixtures';

describe('reports of outdated facts, as staff decide them', () => {
  let server: TrackersServer;
  let asha: TestMember;
  let bela: TestMember;
  let published: { name: string; data: unknown }[] = [];

  const report = async (as: TestMember, slug: string, note: string) => {
    const params = { id: await server.idOf(slug) };
    expect((await server.call(reportOutdated, { params, body: { note } }, { as })).status).toBe(
      200,
    );
  };
  const list = (after: string | null = null, limit = 10) =>
    outdatedApprovals.list(server.db, { after, limit });
  const decide = (id: string, isApproved: boolean) =>
    server.db.transaction().execute((trx) => {
      const tasks: TaskSender = {
        ...server.tasks.senderOn(trx),
        publish: async ({ name }, data) => void published.push({ name, data }),
      };
      const context = { trx, tasks, now: server.clock.now(), staffId: bela.userId };
      return outdatedApprovals.decide(context, id, { isApproved, reason: 'Checked.' });
    });
  const lock = (id: string) =>
    server.db.transaction().execute((trx) => outdatedApprovals.lock(trx, id));

  beforeAll(async () => {
    server = await startTrackers();
    await server.add({ name: 'Tideway Fund' }, { name: 'Harbour Grant', type: 'GRANT' });
    asha = await server.signUpAs('asha');
    bela = await server.signUpAs('bela');
  });
  afterEach(async () => {
    published = [];
    await server.database.query('delete from tracker_reports');
  });
  afterAll(() => server?.close());

  it('are listed oldest first, with the record and who reported', async () => {
    await report(asha, 'tideway-fund', 'It closed in May.');
    await report(bela, 'tideway-fund', 'It closed.');
    await report(bela, 'harbour-grant', 'The link is dead.');
    const all = await list();
    expect(all).toMatchObject([
      {
        referenceType: 'TRACKER',
        referenceId: await server.idOf('tideway-fund'),
        title: 'Tideway Fund',
        path: expect.stringContaining('record=tideway-fund'),
        askedBy: asha.userId,
        text: 'It closed in May.',
      },
      { askedBy: bela.userId, text: 'It closed.' },
      { title: 'Harbour Grant' },
    ]);
    const [first, second] = all;
    expect(await list(first?.id, 1)).toEqual([second]);
  });

  it.each([true, false])(
    'are closed once, and the member is notified (right: %s)',
    async (isRight) => {
      await report(asha, 'tideway-fund', 'It closed in May.');
      const [waiting] = await list();
      const id = waiting?.id ?? '';
      expect(await lock(id)).toMatchObject({ id, isDecided: false });
      expect(await decide(id, isRight)).toBe(true);
      expect(await decide(id, isRight)).toBe(false);
      expect(await lock(id)).toMatchObject({ id, isDecided: true });
      expect(await list()).toEqual([]);
      const data = {
        reportId: id,
        recordId: await server.idOf('tideway-fund'),
        userId: asha.userId,
        isCorrected: isRight,
      };
      expect(published).toEqual([{ name: 'trackers.report-decided', data }]);
    },
  );

  it('unknown ones are neither locked nor decided', async () => {
    for (const id of [newId(), 'no-id']) {
      expect(await lock(id)).toBeNull();
      expect(await decide(id, true)).toBe(false);
    }
  });

  it.each([
    [true, 'Tideway Fund is up to date again'],
    [false, 'We checked Tideway Fund and left it as it is'],
  ])('a member reads what became of a report (right: %s)', (isCorrected, sentence) => {
    const kind = trackerNotifications.find(({ type }) => type === 'TRACKER_REPORT');
    const described = kind?.describe(
      {
        type: 'TRACKER_REPORT',
        userId: asha.userId,
        referenceType: 'TRACKER',
        referenceId: newId(),
        details: { isCorrected },
        who: [],
        actorCount: 0,
        latestSlug: null,
      },
      { slug: 'tideway-fund', type: 'VENTURE_CAPITAL', name: 'Tideway Fund' },
    );
    const texts = described?.sentence.map((part) => Object.values(part).join(''));
    expect(texts?.join('')).toBe(sentence);
    expect(described?.deeplink).toContain('record=tideway-fund');
  });
});
