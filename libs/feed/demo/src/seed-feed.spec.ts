import { feedModule } from '@upround/feed/api';
import { idAt } from '@upround/shared/db';
import { cast } from '@upround/shared/demo';
import type { DemoRecords } from '@upround/shared/demo';
import { createTestDatabase } from '@upround/shared/testing-server';
import type { TestDatabase } from '@upround/shared/testing-server';
import { isFileKey } from '@upround/shared/storage';
import { sql } from 'kysely';
import { pino } from 'pino';
import { demoPods } from './pods.data';
import { demoIdeas } from './ideas.data';
import { demoPosts } from './posts.data';

const now = new Date('2026-03-01T10:00:00Z');
/** Keys of the stored files. */
const files = new Set<string>();
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
    const { seed } = feedModule({
      brand: 'Upround',
      images: { process: () => Promise.reject(new Error('Nobody uploads a picture here.')) },
      files: {
        put: async (key) => void files.add(key),
        remove: () => Promise.resolve(),
      },
      demo: () => import('./index'),
    });
    await seed?.({ trx, now, demo, log: pino({ level: 'silent' }) });
  });
}, 60_000);

afterAll(() => database?.close());

interface StoredFile {
  key: string;
  variants: readonly { key: string }[];
}

interface PostRow {
  id: string;
  slug: string;
  author_id: string;
  pod_id: string | null;
  images: readonly StoredFile[];
  link_preview: { image: StoredFile | null } | null;
  poll_options: readonly { id: string }[] | null;
  created_at: Date;
}

const keysOf = ({ key, variants }: StoredFile) => [key, ...variants.map((variant) => variant.key)];
const all = () => database.query<PostRow>('select * from posts order by id');

describe('the feed’s part of the demo community', () => {
  it('holds every post and pod, all of them in the past', async () => {
    const posts = await all();
    expect(posts.map(({ slug }) => slug).sort()).toEqual(demoPosts.map(({ key }) => key).sort());
    expect(demo.posts).toHaveLength(posts.length);
    expect(demo.pods.map(({ slug }) => slug)).toEqual(demoPods.map(({ slug }) => slug));
    expect(posts.filter((post) => post.created_at >= now)).toEqual([]);
  });

  it('shows the preview of each link that has one', async () => {
    const shown = (await all()).filter((post) => post.link_preview !== null);
    const written = demoPosts.filter(({ link }) => link !== undefined);
    expect(shown.map(({ slug }) => slug).sort()).toEqual(written.map(({ key }) => key).sort());
  });

  it('orders posts by id as by time', async () => {
    const times = (await all()).map((post) => post.created_at.getTime());
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });

  it('holds every idea, ranked, for the slices after it', async () => {
    const ideas = await database.query<{ id: string; slug: string; created_at: Date }>(
      'select id, slug, created_at from ideas',
    );
    expect(ideas.map(({ slug }) => slug).sort()).toEqual(demoIdeas.map(({ key }) => key).sort());
    expect(ideas.filter((idea) => idea.created_at >= now)).toEqual([]);
    expect(new Set(demo.ideas?.map(({ id }) => id))).toEqual(new Set(ideas.map(({ id }) => id)));
    const ranking = await database.query<{ idea_ids: string[] }>(
      'select idea_ids from idea_rankings',
    );
    expect(ranking.map(({ idea_ids: ids }) => ids.length)).toEqual([ideas.length]);
  });

  it('counts the posts of each pod', async () => {
    const posts = await all();
    const pods = await database.query<{
      id: string;
      post_count: number;
      weekly_post_count: number;
    }>('select id, post_count, weekly_post_count from pods');
    const weekAgo = now.getTime() - 7 * 24 * 3_600_000;
    for (const pod of pods) {
      const own = posts.filter((post) => post.pod_id === pod.id);
      const fresh = own.filter((post) => post.created_at.getTime() >= weekAgo);
      expect([pod.post_count, pod.weekly_post_count]).toEqual([own.length, fresh.length]);
    }
  });

  it('keeps the file of every picture', async () => {
    const keys = (await all()).flatMap(({ images, link_preview: page }) => [
      ...images.flatMap(keysOf),
      ...(page?.image ? keysOf(page.image) : []),
    ]);
    expect(keys.length).toBeGreaterThan(80);
    expect(files).toEqual(new Set(keys));
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
    const home = await database.query<{ post_id: string }>(
      'select post_id from home_entries where user_id = $1 order by post_id',
      [ids.get(person?.slug ?? '') ?? ''],
    );
    expect(home.map((entry) => entry.post_id)).toEqual(wanted.map(({ id }) => id));
  });
});
