import { idAt } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { cast, demoClock, drawDemoPicture, HANDS } from '@upround/shared/demo';
import type { DemoClock, DemoPostRecord, PendingPicture, StoreFile } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { feedTables } from '../feed-tables';
import type { PostsTable, QuizAnswersTable } from '../feed-tables';
import { recountWeeks } from '../pod/pod-week.task';
import { mentionedSlugs, resolveMentions } from '../post/mentions';
import { postLink, previewedLink } from '../post/post-link';
import { tagsOf } from '../post/post-tags';
import type { DemoPost } from './demo-post';
import type { FeedDemo } from './feed-demo';
import { seedIdeas } from './seed-ideas';

/** Rows of one insert statement; each takes some twenty of the 65,535 parameters. */
const BATCH = 400;
const MINUTES_OF_A_DAY = 24 * 60;

interface Made {
  row: Insertable<PostsTable>;
  record: DemoPostRecord;
  pictures: PendingPicture[];
  /** Of a quiz. */
  answer: Insertable<QuizAnswersTable> | undefined;
}

interface Setting {
  clock: DemoClock;
  people: ReadonlyMap<string, string>;
  pods: ReadonlyMap<string, string>;
  store: StoreFile;
}

function idOf(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo community knows no ${slug}.`);
  return id;
}

/** The columns of a post's poll or quiz, its right options, and how people tend to vote. */
function makePoll({ key, poll, quiz }: DemoPost, clock: DemoClock) {
  const given = poll ?? quiz;
  if (given === undefined) return undefined;
  const options = given.options.map((text, index) => ({
    id: `${key}-${index + 1}`.slice(-64),
    text,
  }));
  const optionIds = options.map((option) => option.id);
  const right = quiz ? optionIds.filter((_, index) => quiz.right.includes(index)) : null;
  const multiple = poll?.multiple ?? (quiz?.right.length ?? 0) > 1;
  const { endsInDays } = given;
  return {
    columns: {
      poll_options: JSON.stringify(options),
      poll_votes: options.map(() => 0),
      poll_multiple: multiple,
      poll_ends_at: endsInDays === undefined ? null : clock.inDays(endsInDays),
    },
    record: { optionIds, lean: given.lean ?? options.map(() => 1), multiple, right },
    answer: quiz && right ? { right_ids: right, explanation: quiz.explanation } : undefined,
  };
}

/** Whose colours a post's charts have: each author's charts look alike. */
const handOf = (author: string) => cast.findIndex(({ slug }) => slug === author) % HANDS;

/** The link preview that fetching the page would give. */
function makeLink({ key, text, link }: DemoPost, store: StoreFile) {
  const found = previewedLink(text, 0);
  if (link === undefined || found === null) return undefined;
  const { title, description, siteName } = link;
  const picture = link.picture && drawDemoPicture(`${key}-page`, link.picture, store);
  const page = { url: found, host: new URL(found).hostname, title, description, siteName };
  return {
    shown: postLink(found, { ...page, image: picture?.image ?? null }),
    picture: picture && [picture],
  };
}

function makePost(post: DemoPost, { clock, people, pods, store }: Setting): Made {
  const createdAt =
    post.minutesAgo === undefined
      ? clock.at(post.daysAgo, post.hour)
      : clock.inDays(-post.minutesAgo / MINUTES_OF_A_DAY);
  const id = idAt(createdAt);
  const authorId = idOf(people, post.author);
  const type = post.parts === undefined ? 'POST' : 'THREAD';
  const pictures = (post.images ?? []).map((image, index) =>
    drawDemoPicture(`${post.key}-${index + 1}`, { ...image, hand: handOf(post.author) }, store),
  );
  const mentioned = new Map(
    mentionedSlugs([post.text, ...(post.parts ?? [])]).flatMap((slug) => {
      const userId = people.get(slug);
      return userId === undefined ? [] : [[slug, userId] as const];
    }),
  );
  const poll = makePoll(post, clock);
  const page = makeLink(post, store);
  return {
    pictures: [...pictures, ...(page?.picture ?? [])],
    row: {
      id,
      slug: post.key,
      author_id: authorId,
      type,
      kind: post.quiz ? 'QUIZ' : post.poll ? 'POLL' : 'TEXT',
      pod_id: post.pod === undefined ? null : idOf(pods, post.pod),
      text: post.text,
      tags: tagsOf([post.text, ...(post.parts ?? [])]),
      mentions: JSON.stringify(resolveMentions(post.text, mentioned)),
      images: JSON.stringify(pictures.map(({ image }) => image)),
      parts: JSON.stringify(
        (post.parts ?? []).map((text) => ({ text, mentions: resolveMentions(text, mentioned) })),
      ),
      poll_options: null,
      poll_votes: null,
      poll_multiple: null,
      poll_ends_at: null,
      ...poll?.columns,
      link_preview: page ? JSON.stringify(page.shown) : null,
      created_at: createdAt,
    },
    record: {
      key: post.key,
      id,
      type,
      authorId,
      authorSlug: post.author,
      podSlug: post.pod ?? null,
      createdAt,
      warmth: post.warmth ?? 2,
      poll: poll?.record ?? null,
    },
    answer: poll?.answer && { post_id: id, ...poll.answer },
  };
}

async function seedPods(
  { trx, demo }: SeedContext,
  pods: FeedDemo['demoPods'],
  clock: DemoClock,
): Promise<void> {
  const rows = pods.map((pod, index) => {
    const founded = clock.at(200 - index * 9, 11);
    return {
      id: idAt(founded),
      slug: pod.slug,
      name: pod.name,
      description: pod.description,
      topic: pod.topic,
      rules: JSON.stringify(pod.rules),
      created_at: founded,
    };
  });
  await feedTables(trx).insertInto('pods').values(rows).execute();
  demo.pods.push(...rows.map(({ slug, id }) => ({ slug, id })));
}

/** Fills homes as if every post had been fanned out: follows and memberships come from the cast. */
async function seedHomes(trx: Trx, { people, pods }: Setting): Promise<void> {
  const sources = cast.flatMap((person) => [
    ...person.follows.map((slug) => [idOf(people, person.slug), idOf(people, slug)] as const),
    ...person.pods.map((slug) => [idOf(people, person.slug), idOf(pods, slug)] as const),
  ]);
  await sql`
    with source as (
      select * from unnest(
        ${sources.map(([userId]) => userId)}::uuid[], ${sources.map(([, id]) => id)}::uuid[]
      ) as source (user_id, id)
    )
    insert into home_entries (user_id, post_id)
    select source.user_id, posts.id from source join posts on posts.author_id = source.id
    union
    select source.user_id, posts.id from source join posts on posts.pod_id = source.id
    union
    select author_id, id from posts
  `.execute(trx);
}

/** Fills the database with the pods, posts and ideas of the demo community. */
export async function seedFeed(
  { demoIdeas, demoPods, demoPosts }: FeedDemo,
  store: StoreFile,
  context: SeedContext,
): Promise<void> {
  const { trx, demo } = context;
  const clock = demoClock(context.now);
  await seedPods(context, demoPods, clock);
  const bySlug = (list: { slug: string; id: string }[]) =>
    new Map(list.map(({ slug, id }) => [slug, id]));
  const setting = { clock, people: bySlug(demo.people), pods: bySlug(demo.pods), store };
  const made = demoPosts.map((post) => makePost(post, setting));
  // The pictures are drawn on other threads while the database inserts the rows.
  const stored = Promise.all(
    made.flatMap(({ pictures }) => pictures.map((picture) => picture.stored)),
  );
  stored.catch(() => undefined);
  const rows = made.map(({ row }) => row);
  for (let start = 0; start < rows.length; start += BATCH) {
    await feedTables(trx)
      .insertInto('posts')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
  const answers = made.flatMap(({ answer }) => answer ?? []);
  await feedTables(trx).insertInto('quiz_answers').values(answers).execute();
  await sql`
    update pods set post_count = counted.posts from (
      select pod_id, count(*)::int as posts from posts group by pod_id
    ) counted where pods.id = counted.pod_id`.execute(trx);
  await recountWeeks(trx, context.now);
  await seedHomes(trx, setting);
  demo.posts.push(...made.map(({ record }) => record));
  await seedIdeas(demoIdeas, context);
  await stored;
}
