import type { ReactionTarget } from '@upround/shared/ports';
import { sql } from 'kysely';
import { countedTarget } from '../counted-target';
import { EDITORS } from '../editorial/editorial.mapper';
import type { EditorialKind } from '../news-tables';

const reactions = {
  LIKE: 'like_count',
  BOOKMARK: 'bookmark_count',
  COMMENT: 'comment_count',
} as const;

/** Everyone may like and discuss the public part of an essay: its title, summary and beginning. */
const editorialTarget = (kind: EditorialKind) =>
  countedTarget({
    type: kind,
    table: 'editorials',
    columns: reactions,
    seen: sql`editorials.kind = ${kind} and editorials.state = 'ACTIVE'`,
    summary: sql`editorials.slug, editorials.title, coalesce((
      select p.display_name from person_view p where p.slug = editorials.author_slug
    ), ${EDITORS}::text) as author`,
  });

/** What people can like, save, follow and comment on here. */
export const newsTargets: readonly ReactionTarget[] = [
  countedTarget({
    type: 'NEWS',
    table: 'news_stories',
    columns: reactions,
    seen: sql`news_stories.state = 'ACTIVE'`,
    summary: sql`news_stories.slug, news_stories.title, (
      select o.name from news_sources o where o.id = news_stories.source_id) as author`,
  }),
  countedTarget({
    type: 'SOURCE',
    table: 'news_sources',
    columns: { FOLLOW: 'follower_count' },
    seen: sql`true`,
    summary: sql`news_sources.slug, news_sources.name as title, news_sources.host as author`,
  }),
  editorialTarget('ARTICLE'),
  editorialTarget('ESSAY'),
];
