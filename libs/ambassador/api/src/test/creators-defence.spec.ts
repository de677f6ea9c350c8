import { MOST_READS_BY_READER } from '@upround/ambassador/model';
import { creatorDeletionEffects } from '../contributions/creator-deletion-effects';
import type { Person } from './ambassador-server.fixtures';
import { about, startCreators, type CreatorServer } from './creators-server.fixtures';

describe('spec 4.74: what a creator gains by reads that aren’t real', () => {
  let server: CreatorServer;
  let creator: Person;
  let reader: Person;

  beforeEach(async () => {
    server = await startCreators();
    creator = await server.creator();
    const [one] = await server.readers(1);
    if (one === undefined) throw new Error('No reader.');
    reader = one;
    server.revenue.set('2026-11', 1_000_000);
  }, 60_000);
  afterEach(() => server?.close());

  const close = async () => {
    await server.goTo('2026-12-01T06:00:00Z');
    await server.closeMonths();
    return (await server.own(creator)).months;
  };
  const setState = ({ userId }: Person, state: string) =>
    server.rows('update people set state = $2 where id = $1', [userId, state]);

  it('by a second account: no more than the most that one member’s reads count', async () => {
    const posts: string[] = [];
    for (let n = 0; n < MOST_READS_BY_READER + 3; n += 1) {
      posts.push(await server.post(creator));
      await server.read(reader, posts.at(-1) ?? '');
      await server.wait(1_000);
    }
    expect((await server.own(creator)).readsThisMonth).toBe(MOST_READS_BY_READER);
    const honest = await server.creator();
    const others = await server.readers(MOST_READS_BY_READER);
    const post = await server.post(honest);
    for (const other of others) await server.read(other, post);
    expect(await close()).toMatchObject([{ reads: MOST_READS_BY_READER, share: 50_000 }]);
    const { body } = await server.statement(creator, '2026-11');
    // The reads that were saved first count, so that the list of posts adds up to the statement.
    expect(new Set(body.posts.map(({ id }) => id))).toEqual(
      new Set(posts.slice(0, MOST_READS_BY_READER)),
    );
    expect(body.posts.reduce((sum, { reads }) => sum + reads, 0)).toBe(body.reads);
  });

  it('by one reader’s many reads before they apply: no more than that in a month', async () => {
    const author = await server.person();
    const readsOf = async () =>
      (await server.own(author)).progress.find(({ need }) => need === 'READS')?.value;
    const [other] = await server.readers(1);
    if (other === undefined) throw new Error('No reader.');
    const posts: string[] = [];
    for (let n = 0; n < MOST_READS_BY_READER + 3; n += 1) posts.push(await server.post(author));
    for (const post of posts) await server.read(reader, post);
    expect(await readsOf()).toBe(MOST_READS_BY_READER);
    await server.read(other, posts[0] ?? '');
    expect(await readsOf()).toBe(MOST_READS_BY_READER + 1);
    await server.goTo('2026-12-01T06:00:00Z');
    for (const post of posts) await server.read(reader, post);
    expect(await readsOf()).toBe(2 * MOST_READS_BY_READER + 1);
  });

  it('by an account that was banned: nothing', async () => {
    const post = await server.post(creator);
    const [honest] = await server.readers(1);
    if (honest === undefined) throw new Error('No reader.');
    for (const one of [reader, honest]) await server.read(one, post);
    expect((await server.own(creator)).readsThisMonth).toBe(2);
    const before = (await server.own(creator)).progress.find(({ need }) => need === 'READS');
    await setState(reader, 'BANNED');
    expect((await server.own(creator)).readsThisMonth).toBe(1);
    const after = (await server.own(creator)).progress.find(({ need }) => need === 'READS');
    expect(after?.value).toBe((before?.value ?? 0) - 1);
    expect(await close()).toMatchObject([{ reads: 1 }]);
  });

  it('is warned of what they lose before they delete their account', async () => {
    const effectsOf = ({ userId }: Person) => creatorDeletionEffects.describe(server.db, userId);
    expect(await effectsOf(reader)).toEqual([]);
    expect(await effectsOf(creator)).toEqual([]);
    await server.read(reader, await server.post(creator));
    await close();
    expect(await effectsOf(creator)).toEqual([
      'You give up ₹1,000.00 from the creator programme that we haven’t paid you yet.',
    ]);
    await server.decide('CREATOR_PAYOUT', true);
    expect(await effectsOf(creator)).toEqual([]);
    const waiting = await server.eligible();
    await server.apply(waiting, { about });
    expect(await effectsOf(waiting)).toEqual([]);
  });
});
