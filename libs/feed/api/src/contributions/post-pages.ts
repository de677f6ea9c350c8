import type { Database } from '@upround/shared/db';
import { excerpt } from '@upround/shared/domain';
import { links, mediaUrl, routes, rssPath } from '@upround/shared/links';
import type { CardPicture, PageMeta, PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import type { DiscussionForumPosting } from 'schema-dts';
import type { PostRow } from '../post/post.columns';
import { findPost } from '../post/post.read-model';

const TITLE_MAX = 70;
const guest = { viewer: null, moderates: false };

/** The first picture, whose ratio holds where cards are shown. */
function pictureOf({ images: [image] }: PostRow): CardPicture | undefined {
  if (image === undefined) return undefined;
  const { key, width, height, alt } = image;
  return { path: mediaUrl(key), width, height, alt };
}

/** By Google's rules for discussion forums: author, date and text, and what readers did. */
function postingOf(row: PostRow, address: (path: string) => string): DiscussionForumPosting {
  const page = address(links.post(row.slug));
  const picture = pictureOf(row);
  return {
    '@type': 'DiscussionForumPosting',
    '@id': page,
    url: page,
    headline: titleOf(row),
    text: row.text,
    ...(picture && { image: address(picture.path) }),
    datePublished: row.created_at.toISOString(),
    ...(row.edited_at && { dateModified: row.edited_at.toISOString() }),
    author: {
      '@type': 'Person',
      name: row.author_name,
      url: address(links.user(row.author_slug)),
    },
    ...(row.pod_slug !== null && {
      isPartOf: {
        '@type': 'WebPage',
        name: row.pod_name ?? '',
        url: address(links.pod(row.pod_slug)),
      },
    }),
    commentCount: row.comment_count,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'LikeAction' },
      userInteractionCount: row.like_count,
    },
  };
}

const titleOf = (row: PostRow) =>
  excerpt(row.text.split('\n', 1)[0] ?? '', TITLE_MAX) || `A post by ${row.author_name}`;

function cardOf(row: PostRow): PageMeta {
  const picture = pictureOf(row);
  return {
    title: `${titleOf(row)} – ${row.author_name}`,
    description: row.text || `${row.author_name}: ${row.author_headline}`,
    path: links.post(row.slug),
    kind: 'article',
    ...(picture && { picture }),
    publishedAt: row.created_at,
    ...(row.edited_at && { changedAt: row.edited_at }),
    author: { name: row.author_name, path: links.user(row.author_slug) },
    feed: rssPath('user', row.author_slug),
    data: (address) => postingOf(row, address),
  };
}

async function describe(db: Database, slug: string): Promise<PageMeta | null> {
  const row = await findPost(db, guest, slug);
  return row === undefined ? null : cardOf(row);
}

/** The pages of posts. */
export const postPages: readonly PageSource[] = [
  {
    route: routes.post,
    describe: (db, { slug }) => describe(db, slug),
    records: sql<PublicRecord>`select p.id, p.slug, coalesce(p.edited_at, p.created_at) as changed_at
      from posts p join person_view a on a.id = p.author_id where p.state = 'ACTIVE'`,
  },
  {
    route: routes.postInteractions,
    // Says of a post what the post's own page says better.
    describe: async (db, { slug }) => {
      const card = await describe(db, slug);
      return card && { ...card, unlisted: true };
    },
  },
];
