import {
  changeCreator,
  leaveCreators,
  readCreatorProgramme,
  readCreatorStatement,
} from '@upround/ambassador/contract';
import { readPdf } from '@upround/shared/testing-server';
import { creatorCommands } from '../contributions/creator-commands';
import { creatorEraser } from '../contributions/creator-eraser';
import { creatorExports } from '../contributions/creator-exports';
import { creatorNotification } from '../notices/creator-notification';
import { DAY_MS, HOUR_MS, type Person } from './ambassador-server.fixtures';
import { about, noPost, startCreators, VPA, type CreatorServer } from './creators-server.fixtures';

const must = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('Nothing there.');
  return value;
};

describe('spec 4.75: months of the creator programme', () => {
  let server: CreatorServer;
  let readers: Person[];

  beforeEach(async () => {
    server = await startCreators();
    readers = await server.readers(4);
  }, 60_000);
  afterEach(() => server?.close());

  const readBy = async (count: number, postId: string) => {
    for (const reader of readers.slice(0, count)) {
      expect((await server.read(reader, postId)).status).toBe(204);
    }
  };
  const monthsOf = async (as: Person) => (await server.own(as)).months;
  /** A creator to whom ₹1,000 of November are due, and the month closed. */
  const withPayout = async (payoutVpa?: string): Promise<Person> => {
    const creator = await server.creator(payoutVpa);
    await readBy(1, await server.post(creator));
    server.revenue.set('2026-11', 1_000_000);
    await server.goTo('2026-12-01T06:00:00Z');
    await server.closeMonths();
    return creator;
  };
  const described = (about: 'STATEMENT' | 'PAYOUT') => {
    const drafts = server.drafts.filter(({ details }) => details?.['about'] === about);
    const { details, userId } = must(drafts.at(-1));
    return creatorNotification.describe(
      { type: 'CREATOR', userId, details, referenceType: 'USER', referenceId: userId } as never,
      null,
    );
  };

  it('share the pool by reads that count, and carry what is below the least payout', async () => {
    const [much, little, none] = [
      await server.creator(),
      await server.creator(),
      await server.creator(),
    ];
    const [first, second] = [await server.post(much), await server.post(much)];
    await readBy(4, first);
    await readBy(2, second);
    await readBy(1, await server.post(little));
    // Without a plan, of who isn't in the programme, and read again.
    await server.read(await server.person(), first);
    await readBy(3, await server.post(await server.person()));
    await readBy(4, first);
    expect((await server.own(much)).readsThisMonth).toBe(6);
    server.revenue.set('2026-11', 1_000_009);

    await server.goTo('2026-11-30T19:29:59Z');
    await server.closeMonths();
    expect((await server.call(readCreatorProgramme, {})).body.months).toEqual([]);
    await server.goTo('2026-11-30T19:30:00Z');
    await server.closeMonths();
    await server.closeMonths();
    expect((await server.call(readCreatorProgramme, {})).body).toMatchObject({
      creators: 3,
      months: [{ month: '2026-11', pool: 100_000, reads: 7, creators: 3 }],
    });

    const line = {
      month: '2026-11',
      reads: 6,
      share: 85_714,
      carriedIn: 0,
      paid: 85_714,
      carriedOut: 0,
      payout: 'DUE',
      paidAt: null,
    };
    expect(await monthsOf(much)).toEqual([line]);
    expect((await server.statement(much, '2026-11')).body).toEqual({
      ...line,
      netRevenue: 1_000_009,
      pool: 100_000,
      allReads: 7,
      posts: [
        { id: first, slug: `post-${first}`, title: 'Hello', reads: 4 },
        { id: second, slug: `post-${second}`, title: 'Hello', reads: 2 },
      ],
    });
    expect(await monthsOf(little)).toMatchObject([
      { reads: 1, share: 14_286, paid: 0, carriedOut: 14_286, payout: 'NONE' },
    ]);
    expect(await monthsOf(none)).toEqual([]);
    expect((await server.own(much)).readsThisMonth).toBe(0);
    await server.rows(`update posts set state = 'DELETED' where id = $1`, [first]);
    const { posts } = (await server.statement(much, '2026-11')).body;
    expect(posts[0]).toEqual({ id: first, slug: '', title: '', reads: 4 });
  });

  it('are closed in order after some were missed, each once, and carried amounts add up', async () => {
    const creator = await server.creator();
    await readBy(1, await server.post(creator));
    for (const month of ['2026-11', '2026-12', '2027-01']) server.revenue.set(month, 300_000);
    await server.goTo('2026-12-05T06:00:00Z');
    await readBy(1, await server.post(creator));
    await server.goTo('2027-02-01T06:00:00Z');
    await server.closeMonths();
    await server.closeMonths();
    const months = await monthsOf(creator);
    expect(months.map(({ month, reads, paid }) => [month, reads, paid])).toEqual([
      ['2026-12', 1, 60_000],
      ['2026-11', 1, 0],
    ]);
    expect(months[0]).toMatchObject({ carriedIn: 30_000, share: 30_000, carriedOut: 0 });
    const closed = await server.rows<{ month: string; unshared: number; pool: number }>(
      'select month, unshared::int, pool::int from creator_months order by month',
    );
    expect(closed).toEqual([
      { month: '2026-11', unshared: 0, pool: 30_000 },
      { month: '2026-12', unshared: 0, pool: 30_000 },
      { month: '2027-01', unshared: 30_000, pool: 30_000 },
    ]);
    const [sums] = await server.rows<{ shared: number; kept: number }>(
      `select sum(share)::int as shared, (select sum(pool - unshared)::int from creator_months) as kept from creator_shares`,
    );
    expect(sums?.shared).toBe(sums?.kept);
  });

  it('count reads since the approval, of those who are in the programme at the end', async () => {
    const [joined, left, returned] = [
      await server.eligible(),
      await server.creator(),
      await server.creator(),
    ];
    const posts = [await server.post(joined), await server.post(left), await server.post(returned)];
    for (const post of posts) await readBy(2, post);
    await server.wait(HOUR_MS);
    await server.apply(joined);
    await server.decide('CREATOR', true);
    await server.call(leaveCreators, {}, { as: left });
    await server.call(leaveCreators, {}, { as: returned });
    await server.wait(HOUR_MS);
    await server.read(must(readers[3]), must(posts[0]));
    await server.apply(returned);
    await server.decide('CREATOR', true);
    server.revenue.set('2026-11', 1_000_000);
    await server.goTo('2026-12-01T00:00:00Z');
    // What happens after the month's end changes nothing about it.
    await server.call(leaveCreators, {}, { as: joined });
    await server.closeMonths();
    expect(await monthsOf(joined)).toMatchObject([{ reads: 1, share: 100_000 }]);
    expect([await monthsOf(left), await monthsOf(returned)]).toEqual([[], []]);
    expect((await server.call(readCreatorProgramme, {})).body.months).toMatchObject([
      { creators: 2, reads: 1 },
    ]);
  });

  it('are none before someone joined, and share nothing where more was returned than paid', async () => {
    await server.closeMonths();
    await server.goTo('2026-12-10T06:00:00Z');
    await server.closeMonths();
    expect(await server.rows('select 1 from creator_months')).toEqual([]);
    const creator = await server.creator();
    await readBy(2, await server.post(creator));
    server.revenue.set('2026-12', -5);
    await server.goTo('2027-01-01T06:00:00Z');
    await server.closeMonths();
    expect(await monthsOf(creator)).toMatchObject([
      { month: '2026-12', reads: 2, share: 0, paid: 0, carriedOut: 0, payout: 'NONE' },
    ]);
    expect((await server.statement(creator, '2026-12')).body.netRevenue).toBe(-5);
    await server.runTasks();
    expect(described('STATEMENT').excerpt).toMatch(/^There’s no payout for [A-Z][a-z]+\.$/);
  });

  it('have a statement for its creator alone, also as a PDF', async () => {
    const creator = await withPayout();
    const [other, stranger] = [await server.creator(), await server.person()];
    for (const as of [other, stranger]) {
      expect((await server.statement(as, '2026-11')).status).toBe(404);
    }
    expect((await server.statement(creator, '2026-12')).status).toBe(404);
    for (const month of ['2026-13', '2026-1', 'november', '0026-11']) {
      expect((await server.statement(creator, month)).status).toBe(400);
    }
    const guest = await server.call(readCreatorStatement, { params: { month: '2026-11' } });
    expect(guest.status).toBe(401);

    const pdf = (month: string, as?: Person) =>
      server.app.inject({
        method: 'GET',
        url: `/v1/creator/statement/${month}/pdf`,
        headers: as === undefined ? {} : { 'x-person': as.userId },
      });
    expect((await pdf('2026-11')).statusCode).toBe(401);
    for (const as of [other, stranger]) expect((await pdf('2026-11', as)).statusCode).toBe(404);
    for (const month of ['2026-12', 'x', "'"]) {
      expect((await pdf(encodeURIComponent(month), creator)).statusCode).toBe(404);
    }
    await server.rows('update people set display_name = $2 where id = $1', [
      creator.userId,
      'Zoë Łukasiewicz',
    ]);
    const answer = await pdf('2026-11', creator);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="creator-statement-2026-11.pdf"',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const { letters, pages } = await readPdf(answer.rawPayload);
    for (const text of [
      'Creator statement',
      'November 2026',
      'Zoë Łukasiewicz',
      'Plan payments, excluding tax and refunds₹10,000.00',
      'Creators’ pool, 10% of that₹1,000.00',
      'Due₹1,000.00',
      'Hello1',
    ]) {
      expect(letters).toContain(text.replaceAll(' ', ''));
    }
    expect(pages).toBe(1);
    expect((await pdf('2026-11', creator)).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it('have a statement of a hundred posts, over several pages', async () => {
    const creator = await server.creator();
    for (let at = 0; at < 101; at += 1) {
      await server.read(must(readers[at % 4]), await server.post(creator));
    }
    server.revenue.set('2026-11', 1_000_000);
    await server.goTo('2026-12-01T06:00:00Z');
    await server.closeMonths();
    expect((await server.statement(creator, '2026-11')).body.posts).toHaveLength(100);
    const answer = await server.app.inject({
      method: 'GET',
      url: '/v1/creator/statement/2026-11/pdf',
      headers: { 'x-person': creator.userId },
    });
    expect((await readPdf(answer.rawPayload)).pages).toBeGreaterThan(1);
  });

  it('are paid by staff, once, and booked in the ledger', async () => {
    const creator = await withPayout();
    expect(described('STATEMENT')).toMatchObject({
      sentence: [{ text: 'Your statement for November is ready' }],
      excerpt: '₹1,000.00 is due to you.',
      deeplink: expect.stringContaining('2026-11'),
    });
    const [waiting] = await server.waiting('CREATOR_PAYOUT');
    expect(waiting).toMatchObject({
      askedBy: creator.userId,
      text: `₹1,000.00 for November 2026. UPI ID: ${VPA}`,
    });
    const id = must(waiting).id;
    expect(await server.decide('CREATOR_PAYOUT', true)).toBe(true);
    expect(server.payouts).toEqual([
      { payoutId: id, amount: 100_000, at: expect.any(Date) as Date },
    ]);
    expect(await server.waiting('CREATOR_PAYOUT')).toEqual([]);
    expect(await monthsOf(creator)).toMatchObject([
      { payout: 'PAID', paid: 100_000, paidAt: expect.any(String) as string },
    ]);
    const source = must(
      server.modules
        .flatMap(({ contributes }) => contributes?.approvals ?? [])
        .find(({ kind }) => kind === 'CREATOR_PAYOUT'),
    );
    const again = (isApproved: boolean) =>
      server.db.transaction().execute(async (trx) => {
        expect((await source.lock(trx, id))?.isDecided).toBe(true);
        const tasks = server.tasks.senderOn(trx);
        const context = { trx, tasks, now: server.clock.now(), staffId: id };
        return source.decide(context, id, { isApproved, reason: 'Again.' });
      });
    expect([await again(true), await again(false)]).toEqual([false, false]);
    expect(server.payouts).toHaveLength(1);
    await server.runTasks();
    expect(described('PAYOUT')).toMatchObject({
      sentence: [{ text: 'You were paid for November' }],
      excerpt: 'We sent ₹1,000.00 to your UPI ID.',
    });
    const gone = (id_: string) => server.db.transaction().execute((trx) => source.lock(trx, id_));
    expect([await gone(noPost()), await gone('x')]).toEqual([null, null]);
  });

  it('are carried to the next month where staff decline the payout', async () => {
    const creator = await withPayout();
    await server.decide('CREATOR_PAYOUT', false, 'This UPI ID doesn’t exist.');
    expect(server.payouts).toEqual([]);
    expect(await server.waiting('CREATOR_PAYOUT')).toEqual([]);
    expect(await monthsOf(creator)).toMatchObject([
      { share: 100_000, paid: 0, carriedOut: 100_000, payout: 'NONE' },
    ]);
    await server.runTasks();
    expect(described('PAYOUT')).toMatchObject({
      sentence: [{ text: 'We couldn’t pay you for November' }],
      excerpt: 'This UPI ID doesn’t exist.',
    });
    await server.goTo('2027-01-01T06:00:00Z');
    await server.closeMonths();
    expect(await monthsOf(creator)).toMatchObject([
      { month: '2026-12', reads: 0, share: 0, carriedIn: 100_000, paid: 100_000, payout: 'DUE' },
      { month: '2026-11' },
    ]);
    expect(await server.waiting('CREATOR_PAYOUT')).toHaveLength(1);
  });

  it('carry a payout that is declined after the next month was closed to the one after', async () => {
    const creator = await withPayout();
    await server.goTo('2027-01-01T06:00:00Z');
    await server.closeMonths();
    await server.decide('CREATOR_PAYOUT', false);
    await server.goTo('2027-02-01T06:00:00Z');
    await server.closeMonths();
    expect(await monthsOf(creator)).toMatchObject([
      { month: '2027-01', carriedIn: 100_000, paid: 100_000, payout: 'DUE' },
      { month: '2026-11', paid: 0, carriedOut: 100_000, payout: 'NONE' },
    ]);
  });

  it('wait for a UPI ID, also of who left', async () => {
    const creator = await server.eligible();
    await server.apply(creator, { about });
    await server.decide('CREATOR', true);
    await readBy(1, await server.post(creator));
    server.revenue.set('2026-11', 1_000_000);
    await server.goTo('2026-12-01T06:00:00Z');
    await server.closeMonths();
    await server.call(leaveCreators, {}, { as: creator });
    expect(await server.waiting('CREATOR_PAYOUT')).toEqual([]);
    const [command] = creatorCommands;
    const run = (...args: string[]) =>
      must(command).run({ database: server.database, tasks: server.tasks }, args);
    expect(await run()).toBe(
      '2026-11: pool ₹1,000.00 of ₹10,000.00, 1 read, ₹0.00 paid, ₹1,000.00 due (1, 1 without a UPI ID)',
    );
    await server.call(changeCreator, { body: { payoutVpa: 'new@upi' } }, { as: creator });
    expect((await server.waiting('CREATOR_PAYOUT'))[0]?.text).toContain('UPI ID: new@upi');
    await server.decide('CREATOR_PAYOUT', true);
    expect(await run()).toContain('₹1,000.00 paid, nothing due');
    await expect(run('more')).rejects.toThrow('no words');
  });

  it('reads are deleted after a hundred days, and not before their month is closed', async () => {
    const creator = await server.creator();
    const post = await server.post(creator);
    await readBy(2, post);
    server.revenue.set('2026-11', 1_000_000);
    const left = async () =>
      (await server.rows('select 1 from creator_reads where post_id = $1', [post])).length;
    await server.wait(99 * DAY_MS);
    await server.closeMonths();
    expect(await left()).toBe(2);
    await server.wait(2 * DAY_MS);
    await server.closeMonths();
    expect(await left()).toBe(0);
    expect((await server.statement(creator, '2026-11')).body.posts).toMatchObject([{ reads: 2 }]);

    const other = await server.post(creator);
    await readBy(1, other);
    await server.wait(150 * DAY_MS);
    await server.closeMonths();
    expect((await monthsOf(creator)).filter(({ reads }) => reads > 0)).toHaveLength(2);
  });

  it('are exported, and stay without a name once the account is erased', async () => {
    const creator = await withPayout();
    const reader = must(readers[0]);
    const exported = async (name: string, { userId }: Person) => {
      const rows: unknown[] = [];
      const source = must(creatorExports.find((one) => one.name === name));
      for await (const row of source.rows(server.db, userId)) rows.push(row);
      return rows;
    };
    expect(await exported('creator', creator)).toMatchObject([
      { values: { state: 'APPROVED', about, hasUpiId: true } },
    ]);
    expect(await exported('creator-steps', creator)).toHaveLength(2);
    expect(await exported('creator-months', creator)).toMatchObject([
      {
        values: {
          month: '2026-11',
          share: 100_000,
          payout: 'DUE',
          paidAt: null,
          posts: expect.stringContaining('"reads": 1') as string,
        },
      },
    ]);
    expect(await exported('creator-reads', reader)).toMatchObject([
      { values: { month: '2026-11', hadPlan: true } },
    ]);
    const erase = ({ userId }: Person) =>
      server.db.transaction().execute((trx) => creatorEraser.erase(trx, userId));
    await erase(reader);
    expect(await exported('creator-reads', reader)).toEqual([]);
    await erase(creator);
    expect(await server.rows('select user_id, about, payout_vpa from creators')).toEqual([
      { user_id: null, about: '', payout_vpa: null },
    ]);
    expect(
      await server.rows('select 1 from creator_reads where author_id = $1', [creator.userId]),
    ).toEqual([]);
    expect(await server.waiting('CREATOR_PAYOUT')).toEqual([]);
    expect((await server.call(readCreatorProgramme, {})).body).toMatchObject({
      creators: 0,
      months: [{ month: '2026-11', pool: 100_000, reads: 1 }],
    });
    await server.goTo('2027-01-01T06:00:00Z');
    await server.closeMonths();
    expect(await server.rows('select month from creator_shares')).toEqual([{ month: '2026-11' }]);
  });

  it('carry small amounts on without a notification, until the account is erased', async () => {
    const creator = await server.creator();
    await readBy(1, await server.post(creator));
    server.revenue.set('2026-11', 300_000);
    const closeAt = async (moment: string) => {
      await server.goTo(moment);
      await server.closeMonths();
      await server.runTasks();
      const statements = server.drafts.filter(({ details }) => details?.['about'] === 'STATEMENT');
      const lines = await server.rows<{ month: string; carried_out: number }>(
        'select month, carried_out::int from creator_shares order by month',
      );
      return { notified: statements.length, carried: lines.map(({ carried_out: out }) => out) };
    };
    expect(await closeAt('2026-12-01T06:00:00Z')).toEqual({ notified: 1, carried: [30_000] });
    expect(described('STATEMENT').excerpt).toBe('₹300.00 carries over to the next month.');
    const later = { notified: 1, carried: [30_000, 30_000] };
    expect(await closeAt('2027-01-01T06:00:00Z')).toEqual(later);
    await server.db.transaction().execute((trx) => creatorEraser.erase(trx, creator.userId));
    expect(await closeAt('2027-02-01T06:00:00Z')).toEqual(later);
  });

  it('the database refuses what doesn’t add up, and what was there before', async () => {
    await withPayout();
    const changes = [
      'update creator_shares set carried_out = carried_out + 1',
      'update creator_shares set paid = 0, carried_out = share',
      `update creator_shares set payout = 'PAID'`,
      'insert into creator_months select * from creator_months',
      `insert into creator_shares select gen_random_uuid(), month, creator, reads, share, carried_in, paid, carried_out,
         payout, paid_at from creator_shares`,
      `update creator_reads set month = '2026-13'`,
      'update creator_reads set reader_id = author_id where id = (select min(id::text)::uuid from creator_reads)',
    ];
    for (const change of changes) await expect(server.rows(change)).rejects.toThrow(/violates/);
  });
});
