import type { Idea } from '@upround/feed/contract';
import { newId } from '@upround/shared/db';
import { sql } from 'kysely';
import { codeOf, fieldOf, startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';
import { ideaIdsOf, insertIdea, type IdeaPage } from '../test/idea.fixtures';

let server: FeedServer;
let author: TestPerson;
let stranger: TestPerson;
let moderator: TestPerson;

beforeAll(async () => {
  server = await startFeedServer();
  [author, stranger] = [await server.person(), await server.person()];
  moderator = await server.person(['MODERATOR']);
});
afterAll(() => server?.stop());

const draft = {
  title: 'A shared ledger for societies',
  description: 'Every flat sees what was collected and spent.',
  problem: 'Nobody but the treasurer can see the account.',
  solution: 'Bills are matched with the bank’s lines.',
  stage: 'PROTOTYPE',
  lookingFor: ['PILOT_CUSTOMERS', 'FEEDBACK'],
} as const;
const write = (over: object = {}, as: TestPerson | undefined = author) =>
  server.send<Idea>('POST', '/v1/idea', as, { ...draft, ...over });
const read = (key: string, as?: TestPerson) => server.get<Idea>(`/v1/idea/${key}`, as);
const edit = (id: string, change: object, as: TestPerson | undefined = author) =>
  server.send<Idea>('PATCH', `/v1/idea/${id}`, as, change);
const remove = (key: string, as: TestPerson | undefined, body?: object) =>
  server.send('DELETE', `/v1/idea/${key}`, as, body);

describe('writing an idea', () => {
  it('spec 6 P2: answers 201 with the idea, which can be read by id and slug', async () => {
    const { status, body } = await write();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...draft,
      slug: expect.stringMatching(/^a-shared-ledger-for-societies-[a-z0-9]{8}$/) as string,
      author: { id: author.id },
      likeCount: 0,
      commentCount: 0,
      bookmarkCount: 0,
      wouldUseCount: 0,
      viewer: { liked: false, bookmarked: false, own: true, wouldUse: false },
      state: 'ACTIVE',
      editedAt: null,
    });
    const seen = { ...body, viewer: { ...body.viewer, own: false } };
    expect((await read(body.id)).body).toEqual(seen);
    expect((await read(body.slug, stranger)).body).toEqual(seen);
  });

  it('leaves optional fields empty, and makes a slug in any script', async () => {
    const { body } = await write({ title: 'बही-खाता', lookingFor: undefined });
    expect(body.lookingFor).toEqual([]);
    expect(body.slug).toMatch(/^idea-[a-z0-9]{8}$/);
  });

  it.each([
    ['no title', { title: undefined }, 'title'],
    ['an empty problem', { problem: '  ' }, 'problem'],
    ['a long solution', { solution: 'x'.repeat(4_001) }, 'solution'],
    ['a stage of its own', { stage: 'UNICORN' }, 'stage'],
    ['a wish twice', { lookingFor: ['TEAM', 'TEAM'] }, 'lookingFor'],
    ['a wish of its own', { lookingFor: ['FAME'] }, 'lookingFor.0'],
    ['a state', { state: 'HIDDEN' }, 'state'],
    ['an author', { authorId: newId() }, 'authorId'],
    ['votes', { wouldUseCount: '9' }, 'wouldUseCount'],
  ])('T11, T12: with %s is rejected, and saves nothing', async (_what, over, field) => {
    const count = sql<{ n: number }>`select count(*)::int as n from ideas`;
    const before = await count.execute(server.db);
    const answer = await write(over);
    expect([answer.status, fieldOf(answer)]).toEqual([400, field]);
    expect((await count.execute(server.db)).rows).toEqual(before.rows);
  });

  it('R18: is for members', async () => {
    const answer = await server.send('POST', '/v1/idea', undefined, draft);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'LOGIN_REQUIRED']);
  });
});

describe('editing an idea', () => {
  it('changes the given fields, and marks the idea as edited', async () => {
    const { body } = await write();
    const changed = await edit(body.id, { stage: 'REVENUE', title: 'Another name' });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      ...body,
      stage: 'REVENUE',
      title: 'Another name',
      editedAt: expect.any(String) as string,
    });
    expect((await read(body.slug, author)).body).toEqual(changed.body);
  });

  it('without a change does not mark the idea as edited', async () => {
    const { body } = await write();
    expect((await edit(body.id, {})).body).toEqual(body);
    expect((await edit(body.id, { ...draft })).body).toEqual(body);
  });

  it('is rejected for everyone else, moderators too', async () => {
    const { body } = await write();
    for (const [who, status] of [
      [undefined, 401],
      [stranger, 403],
      [moderator, 403],
    ] as const) {
      const answer = await server.send('PATCH', `/v1/idea/${body.id}`, who, { title: 'Mine' });
      expect(answer.status).toBe(status);
    }
    expect((await read(body.id, author)).body).toEqual(body);
    expect((await edit(newId(), { title: 'Mine' })).status).toBe(404);
    expect((await edit(body.id, { slug: 'mine' })).status).toBe(400);
  });
});

describe('deleting an idea', () => {
  it('D2, R29: hides it from everyone at once; its author can repeat it', async () => {
    const { body } = await write();
    expect((await remove(body.slug, author, { state: 'DELETED' })).status).toBe(204);
    expect((await remove(body.slug, author)).status).toBe(204);
    for (const who of [undefined, author, stranger, moderator]) {
      expect((await read(body.id, who)).status).toBe(404);
    }
    expect((await remove(body.slug, stranger)).status).toBe(404);
    expect((await edit(body.id, { title: 'Back' })).status).toBe(404);
    const mine = await server.get<IdeaPage>(`/v1/idea?userId=${author.id}`, author);
    expect(ideaIdsOf(mine.body)).not.toContain(body.id);
  });

  it('is for its author and for moderators; a moderator’s deletion is in the audit log and notifies the author', async () => {
    const { body } = await write();
    expect((await remove(body.id, undefined)).status).toBe(401);
    expect((await remove(body.id, stranger)).status).toBe(403);
    expect((await remove(body.id, moderator, { state: 'HIDDEN' })).status).toBe(400);
    expect((await remove(body.id, moderator)).status).toBe(204);
    expect((await read(body.id, author)).status).toBe(404);
    const { rows } = await sql<{ action: string; actor: string }>`
      select action, actor_id as actor from audit_entries where reference_id = ${body.id}`.execute(
      server.db,
    );
    expect(rows).toEqual([{ action: 'idea.delete', actor: moderator.id }]);
  });
});

describe('reading an idea', () => {
  it('G22: a hidden one is visible to its author, marked, and to moderators', async () => {
    const id = await insertIdea(server, { author, state: 'HIDDEN' });
    const seenBy = async (who?: TestPerson) => (await read(id, who)).body.state;
    expect([await seenBy(author), await seenBy(moderator)]).toEqual(['HIDDEN', 'HIDDEN']);
    const [hidden, unknown] = [await read(id, stranger), await read(newId(), stranger)];
    expect([hidden.status, codeOf(hidden)]).toEqual([unknown.status, codeOf(unknown)]);
    expect((await read(id)).status).toBe(404);
    expect((await read('no such')).status).toBe(400);
  });

  it('T27: answers 404 across a block', async () => {
    const [one, other] = [await server.person(), await server.person()];
    await server.block(one, other);
    const [theirs, mine] = [
      await insertIdea(server, { author: one }),
      await insertIdea(server, { author: other }),
    ];
    expect((await read(theirs, other)).status).toBe(404);
    expect((await read(mine, one)).status).toBe(404);
    expect((await read(theirs)).status).toBe(200);
  });

  it('returns the reader’s own reactions', async () => {
    const id = await insertIdea(server, { author });
    await sql`insert into likes (reference_id, user_id, reference_type, id)
      values (${id}, ${stranger.id}, 'IDEA', ${newId()})`.execute(server.db);
    for (const [user, state] of [
      [stranger, 'WOULD_USE'],
      [moderator, 'NOT_WOULD_USE'],
    ] as const) {
      await sql`insert into activities (id, user_id, reference_type, reference_id, kind, state)
        values (${newId()}, ${user.id}, 'IDEA', ${id}, 'WOULD_USE', ${state})`.execute(server.db);
    }
    expect((await read(id, stranger)).body.viewer).toMatchObject({ liked: true, wouldUse: true });
    expect((await read(id, moderator)).body.viewer).toMatchObject({
      liked: false,
      wouldUse: false,
    });
  });
});
