import type { Database } from '@upround/shared/db';
import { links, routes, rssPath } from '@upround/shared/links';
import type { PageMeta, PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import type { DiscussionForumPosting } from 'schema-dts';
import type { IdeaRow } from '../idea/idea.columns';
import { findIdea } from '../idea/idea.read-model';

const guest = { viewer: null, moderates: false };

/** An idea is put up for discussion, which is what Google's rules for forums describe. */
function postingOf(row: IdeaRow, address: (path: string) => string): DiscussionForumPosting {
  const page = address(links.idea(row.slug));
  return {
    '@type': 'DiscussionForumPosting',
    '@id': page,
    url: page,
    headline: row.title,
    text: [row.description, row.problem, row.solution].join('\n\n'),
    datePublished: row.created_at.toISOString(),
    ...(row.edited_at && { dateModified: row.edited_at.toISOString() }),
    author: {
      '@type': 'Person',
      name: row.author_name,
      url: address(links.user(row.author_slug)),
    },
    commentCount: row.comment_count,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'LikeAction' },
      userInteractionCount: row.like_count,
    },
  };
}

async function describe(db: Database, slug: string): Promise<PageMeta | null> {
  const row = await findIdea(db, guest, slug);
  if (row === undefined) return null;
  return {
    title: `${row.title} – an idea by ${row.author_name}`,
    description: row.description,
    path: links.idea(row.slug),
    kind: 'article',
    publishedAt: row.created_at,
    ...(row.edited_at && { changedAt: row.edited_at }),
    author: { name: row.author_name, path: links.user(row.author_slug) },
    feed: rssPath('user', row.author_slug),
    data: (address) => postingOf(row, address),
  };
}

/** The pages of ideas, and the one of polls and quizzes. */
export const ideaPages: readonly PageSource[] = [
  {
    route: routes.idea,
    describe: (db, { slug }) => describe(db, slug),
    records: sql<PublicRecord>`select p.id, p.slug, coalesce(p.edited_at, p.created_at) as changed_at
      from ideas p join person_view a on a.id = p.author_id where p.state = 'ACTIVE'`,
  },
  {
    route: routes.quizPoll,
    describe: () =>
      Promise.resolve({
        title: 'Polls and quizzes',
        description:
          'Share your view and test what you know about fundraising, dilution and unit economics.',
      }),
  },
];
