import type { Database, PageStatement } from '@upround/shared/db';
import { excerpt } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { RSS_ENTRIES, type RssEntry, type RssSource } from '@upround/shared/ports';
import { NEWEST, statement } from '@upround/shared/db';
import { findPod } from '../pod/pod.read-model';
import type { PageBefore, PostRow } from '../post/post.columns';
import { latestPodPosts, latestPosts, postsOfAuthor } from '../post/post-lists.read-model';

const TITLE_MAX = 90;

const authorBySlug = statement<
  { id: string; display_name: string; headline: string },
  { slug: string }
>('feed.author-by-slug', 'select id, display_name, headline from person_view where slug = :slug');

const toEntry = (row: PostRow): RssEntry => ({
  id: row.id,
  title: excerpt(row.text, TITLE_MAX) || `A post by ${row.author_name}`,
  text: row.text,
  path: links.post(row.slug),
  publishedAt: row.created_at,
  author: row.author_name,
});

/** The newest of a list, as a guest sees it. */
async function newest<Subject extends Record<string, string>>(
  db: Database,
  list: PageStatement<PostRow, PageBefore & Subject>,
  subject: NoInfer<Subject>,
) {
  const rows = await list.all(db, RSS_ENTRIES, { viewer: null, before: NEWEST, ...subject });
  return rows.map(toEntry);
}

/** Posts, those of a pod and those of a person, to subscribe to. */
export const feedRss: readonly RssSource[] = [
  {
    name: 'posts',
    perRecord: false,
    read: async (db) => ({
      title: 'Latest posts',
      description: 'What founders, investors and the people around them write.',
      path: links.home({ tab: 'latest' }),
      entries: await newest(db, latestPosts, {}),
    }),
  },
  {
    name: 'pod',
    perRecord: true,
    read: async (db, slug) => {
      const pod = await findPod(db, null, slug);
      if (pod === undefined) return null;
      return {
        title: pod.name,
        description: pod.description,
        path: links.pod(pod.slug),
        entries: await newest(db, latestPodPosts, { pod: pod.id }),
      };
    },
  },
  {
    name: 'user',
    perRecord: true,
    read: async (db, slug) => {
      const author = await authorBySlug.first(db, { slug });
      if (author === undefined) return null;
      return {
        title: author.display_name,
        description: author.headline || `Posts by ${author.display_name}`,
        path: links.user(slug),
        entries: await newest(db, postsOfAuthor, { author: author.id }),
      };
    },
  },
];
