import { idAt } from '@upround/shared/db';
import { cast } from '@upround/shared/demo';
import type { DemoRecords } from '@upround/shared/demo';
import { createTestDatabase } from '@upround/shared/testing-server';
import type { TestDatabase } from '@upround/shared/testing-server';
import { isFileKey } from '@upround/shared/storage';
import { sql } from 'kysely';
import { pino } from 'pino';
import { feedTables } from '../feed-tables';
import { demoPods } from './pods.data';
import { demoIdeas } from './ideas.data';
import { demoPosts } from './posts.data';
import { linkFileKeys } from '../post/post-link';
import { fileKeys } from '../post/post.mapper';
import { seedFeed } from './seed-feed';

const now = new Date('2026-03-01T10:00:00Z');
const kept = new Map<string, Buffer>();
const demo: DemoRecords = { people: [], posts: [], pods: [] };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  demo.people = cast.map(({ slug }) => ({ slug, id: idAt(new Date('2025-01-01')) }));
  await database.db.transaction().execute(async (trx) => {
    await sql`insert into people (id, slug, display_name)
      select * from unnest(${demo.people.map(({ id }) => id)}::uuid[],
        ${demo.people.map(({ slug }) => slug)}::text[],
        ${demo.people.map(({ slug }) => slug)}::text[])`.execute(trx);
    const keep = async (key: string, bytes: Buffer) => void kept.set(key, bytes);
    await seedFeed(keep, { trx, now, demo, log: pino({ level: 'silent' }) });
  });
}, 60_000);

afterAll(() => database?.close());

const all = () => feedTables(database.db).selectFrom('posts').selectAll().orderBy('id').execute();

describe('the feed’s part of the demo community', () => {
  it('holds every post and pod, all of them in the past', async () => {
    const posts = await all();
    expect(posts.map(({ slug }) => slug).sort()).toEqual(demoPosts.map(({ key }) => key).sort());
    expect(demo.posts).toHaveLength(posts.length);
    expect(demo.pods.map(({ slug }) => slug)).toEqual(demoPods.map(({ slug }) => slug));
    expect(posts.filter((post) => post.created_at >= now)).toEqual([]);
  });

  it('orders posts by id as by time', async () => {
    const times = (await all()).map((post) => post.created_at.getTime());
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });

  it('holds every idea, ranked, for the slices after it', async () => {
    const tables = feedTables(database.db);
    const ideas = await tables.selectFrom('ideas').select(['id', 'slug', 'created_at']).execute();
    expect(ideas.map(({ slug }) => slug).sort()).toEqual(demoIdeas.map(({ key }) => key).sort());
    expect(ideas.filter((idea) => idea.created_at >= now)).toEqual([]);
    expect(new Set(demo.ideas?.map(({ id }) => id))).toEqual(new Set(ideas.map(({ id }) => id)));
    const ranking = await tables.selectFrom('idea_rankings').select('idea_ids').execute();
    expect(ranking.map(({ idea_ids: ids }) => ids.length)).toEqual([ideas.length]);
  });

  it('counts the posts of each pod', async () => {
    const posts = await all();
    const pods = await feedTables(database.db).selectFrom('pods').selectAll().execute();
    const weekAgo = now.getTime() - 7 * 24 * 3_600_000;
    for (const pod of pods) {
      const own = posts.filter((post) => post.pod_id === pod.id);
      const fresh = own.filter((post) => post.created_at.getTime() >= weekAgo);
      expect([pod.post_count, pod.weekly_post_count]).toEqual([own.length, fresh.length]);
    }
  });

  it('keeps the file of every picture', async () => {
    const keys = (await all()).flatMap(({ images, link_preview: page }) => [
      ...images.flatMap(fileKeys),
      ...linkFileKeys(page),
    ]);
    expect(keys.length).toBeGreaterThan(80);
    expect(new Set(kept.keys())).toEqual(new Set(keys));
    expect(keys.filter((key) => !isFileKey(key))).toEqual([]);
  });

  it('gives options of their own to every poll', async () => {
    const options = (await all()).flatMap((post) => post.poll_options ?? []);
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    expect(options.filter(({ id }) => !/^[A-Za-z0-9_-]{1,64}$/.test(id))).toEqual([]);
  });

  it('fills the homes by the cast’s follows and pods', async () => {
    const [person] = cast;
    const ids = new Map(demo.people.map(({ slug, id }) => [slug, id]));
    const sources = new Set([
      ...[person?.slug, ...(person?.follows ?? [])].map((slug) => ids.get(slug ?? '')),
      ...demo.pods.filter(({ slug }) => person?.pods.includes(slug)).map(({ id }) => id),
    ]);
    const wanted = (await all()).filter(
      (post) => sources.has(post.author_id) || (post.pod_id !== null && sources.has(post.pod_id)),
    );
    const home = await feedTables(database.db)
      .selectFrom('home_entries')
      .select('post_id')
      .where('user_id', '=', ids.get(person?.slug ?? '') ?? '')
      .orderBy('post_id')
      .execute();
    expect(home.map((entry) => entry.post_id)).toEqual(wanted.map(({ id }) => id));
  });
});
