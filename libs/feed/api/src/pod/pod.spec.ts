import { podSchema } from '@upround/feed/contract';
import type { Pod } from '@upround/feed/contract';
import type { Segment } from '@upround/shared/contract-core';
import { sql } from 'kysely';
import { fieldOf, startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';
import { recountWeeks } from './pod-week.task';

type PodPage = Segment<Pod>;

let server: FeedServer;
let member: TestPerson;
const slugs: string[] = [];

beforeAll(async () => {
  server = await startFeedServer();
  member = await server.person();
  for (let index = 0; index < 23; index += 1) {
    const pod = await server.pod(`Pod ${index}`);
    slugs.push(pod.slug);
    await sql`update pods set member_count = ${Math.floor(index / 2)} where id = ${pod.id}`.execute(
      server.db,
    );
  }
});

afterAll(() => server?.stop());

const slugsOf = (page: PodPage) => page.data.map(({ slug }) => slug);

describe('the list of pods', () => {
  it('spec 6 G30: shows those with most members first, 20 a page', async () => {
    const { status, body } = await server.get<PodPage>('/v1/pod');
    expect([status, body.data.length]).toEqual([200, 20]);
    const counts = body.data.map(({ memberCount }) => memberCount);
    expect([...counts].sort((a, b) => b - a)).toEqual(counts);
    for (const pod of body.data) expect(podSchema.parse(pod)).toEqual(pod);
  });

  it('spec 9: takes a limit of 1 to 50', async () => {
    const { body } = await server.get<PodPage>('/v1/pod?limit=50');
    expect([body.data.length, body.nextSegment]).toEqual([23, null]);
    for (const limit of ['0', '51', 'many']) {
      const answer = await server.get(`/v1/pod?limit=${limit}`);
      expect([answer.status, fieldOf(answer)]).toEqual([400, 'limit']);
    }
  });

  it('spec 4.1: is read in pages to its end', async () => {
    const pages: PodPage[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const path: string = `/v1/pod?limit=9&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await server.get<PodPage>(path);
      pages.push(body);
      cursor = body.nextSegment;
    }
    expect(pages.map(({ data }) => data.length)).toEqual([9, 9, 5]);
    expect(new Set(pages.flatMap(slugsOf))).toEqual(new Set(slugs));
  });

  it('returns to members which pods they joined, and nothing to guests', async () => {
    const { body: pod } = await server.get<Pod>(`/v1/pod/${slugs[3]}`);
    await server.follow(member, 'POD', pod.id);
    const joined = async (as?: TestPerson) =>
      (await server.get<PodPage>('/v1/pod?limit=50', as)).body.data.filter((one) => one.joined);
    expect((await joined(member)).map(({ slug }) => slug)).toEqual([slugs[3]]);
    expect(await joined()).toEqual([]);
    expect((await server.get<Pod>(`/v1/pod/${pod.id}`, member)).body.joined).toBe(true);
  });

  it('has the three members who joined last; a single pod has five', async () => {
    const pod = await server.pod('Full of faces');
    await sql`update pods set member_count = 900 where id = ${pod.id}`.execute(server.db);
    const joined: string[] = [];
    for (let index = 0; index < 9; index += 1) {
      const person = await server.person();
      await server.follow(person, 'POD', pod.id);
      joined.unshift(person.id);
    }
    const { body } = await server.get<PodPage>('/v1/pod?limit=1');
    expect(body.data[0]?.faces?.map(({ id }) => id)).toEqual(joined.slice(0, 3));
    const { body: one } = await server.get<Pod>(`/v1/pod/${pod.id}`);
    expect(one.faces?.map(({ id }) => id)).toEqual(joined.slice(0, 5));
  });
});

describe('one pod', () => {
  it('is read by id and slug; 404 otherwise', async () => {
    const { body } = await server.get<Pod>(`/v1/pod/${slugs[0]}`);
    expect((await server.get<Pod>(`/v1/pod/${body.id}`)).body).toEqual(body);
    expect((await server.get('/v1/pod/nowhere')).status).toBe(404);
    expect((await server.get('/v1/pod/018bcfe5-6800-7000-8000-00000000000f')).status).toBe(404);
  });

  it('has the time of its newest visible post', async () => {
    const pod = await server.pod();
    const last = async () => (await server.get<Pod>(`/v1/pod/${pod.slug}`)).body.lastPostAt;
    expect(await last()).toBeNull();
    const at = new Date(Date.now() - 5 * 3_600_000);
    await server.insert(
      { author: member, podId: pod.id, at },
      { author: member, podId: pod.id, state: 'DELETED' },
    );
    expect(await last()).toBe(at.toISOString());
  });

  it('counts the posts of seven days; a task removes older ones from the count', async () => {
    const pod = await server.pod();
    const day = 24 * 3_600_000;
    await server.insert(
      { author: member, podId: pod.id },
      { author: member, podId: pod.id, at: new Date(Date.now() - 6 * day) },
      { author: member, podId: pod.id, at: new Date(Date.now() - 8 * day) },
      { author: member, podId: pod.id, state: 'DELETED' },
    );
    const recount = (at: Date) => server.db.transaction().execute((trx) => recountWeeks(trx, at));
    const weekly = async () => (await server.get<Pod>(`/v1/pod/${pod.slug}`)).body.weeklyPostCount;
    await recount(new Date());
    expect(await weekly()).toBe(2);
    await recount(new Date(Date.now() + 2 * day));
    expect(await weekly()).toBe(1);
  });
});
