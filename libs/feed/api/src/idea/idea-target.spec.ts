import { newId } from '@upround/shared/db';
import type { CounterChange, ReactionKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import { startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';
import { insertIdea } from '../test/idea.fixtures';
import { ideaTarget } from '../contributions/idea-target';

let server: FeedServer;
let author: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  server = await startFeedServer();
  [author, reader] = [await server.person(), await server.person()];
});
afterAll(() => server?.stop());

const insert = (state?: 'HIDDEN' | 'DELETED') =>
  insertIdea(server, { author, title: 'A ledger', ...(state && { state }) });
const change = (referenceId: string, actorId: string, kind: ReactionKind): CounterChange => ({
  name: `test.idea-${kind}`,
  kind,
  delta: 1,
  actorId,
  reference: { referenceType: 'IDEA', referenceId },
  statement: sql`insert into likes (reference_id, user_id, reference_type, id)
    values (${referenceId}, ${actorId}, 'IDEA', ${newId()}) on conflict do nothing returning 1`,
});
const add = (made: CounterChange) =>
  server.db.transaction().execute((trx) => ideaTarget.add(trx, made));
const find = (referenceId: string, viewer: TestPerson | null) =>
  ideaTarget.find(server.db, viewer?.id ?? null, { referenceType: 'IDEA', referenceId });

describe('ideas as records for reactions', () => {
  it('R29: are found by people who may see them', async () => {
    const [shown, hidden, deleted] = [
      await insert(),
      await insert('HIDDEN'),
      await insert('DELETED'),
    ];
    expect(await find(shown, null)).toEqual({ ownerId: author.id });
    expect(await find(hidden, author)).toEqual({ ownerId: author.id });
    expect(await find(hidden, reader)).toBeNull();
    expect(await find(deleted, author)).toBeNull();
    expect(await find('no-id', reader)).toBeNull();
  });

  it.each(['LIKE', 'BOOKMARK', 'COMMENT', 'MARK'] as const)(
    'R8: count a %s once, and not where they are hidden',
    async (kind) => {
      const id = await insert();
      expect(await add(change(id, reader.id, kind))).toEqual({ count: 1, changed: true });
      expect(await add(change(id, reader.id, kind))).toEqual({ count: 1, changed: false });
      const hidden = await insert('HIDDEN');
      expect(await add(change(hidden, reader.id, kind))).toBeNull();
      expect(await add(change('no-id', reader.id, kind))).toBeNull();
    },
  );

  it('cannot be followed', async () => {
    await expect(add(change(await insert(), reader.id, 'FOLLOW'))).rejects.toThrow(RangeError);
  });

  it('T27: are not found across a block', async () => {
    const blocked = await server.person();
    await server.block(author, blocked);
    const id = await insert();
    expect(await find(id, blocked)).toBeNull();
    expect(await add(change(id, blocked.id, 'LIKE'))).toBeNull();
    expect((await ideaTarget.describe(server.db, blocked.id, [id])).size).toBe(0);
  });

  it('are described for lists, except those that the reader may not see', async () => {
    const [shown, hidden] = [await insert(), await insert('HIDDEN')];
    const described = await ideaTarget.describe(server.db, reader.id, [shown, hidden, 'no-id']);
    expect([...described]).toEqual([
      [
        shown,
        {
          slug: `planted-${shown}`,
          title: 'A ledger',
          author: expect.stringMatching(/^Person/) as string,
        },
      ],
    ]);
  });

  it('change many counters at once', async () => {
    const [one, two] = [await insert(), await insert()];
    const deltas = new Map([
      [one, 3],
      [two, 5],
    ]);
    await server.db.transaction().execute((trx) => ideaTarget.addMany(trx, 'MARK', deltas));
    const { rows } = await sql<{ n: number }>`
      select would_use_count as n from ideas where id in (${one}, ${two}) order by n`.execute(
      server.db,
    );
    expect(rows.map(({ n }) => n)).toEqual([3, 5]);
  });
});
