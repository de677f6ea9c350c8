import { NEWEST } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import { RSS_ENTRIES, type RssEntry, type RssSource } from '@upround/shared/ports';
import { EDITORS } from '../editorial/editorial.mapper';
import { listEditorials, type EditorialSummaryRow } from '../editorial/editorial.read-model';
import type { EditorialKind } from '../news-tables';
import { latestStories, type StoryRow } from '../story/story.read-model';
import { articlePath } from './editorial-pages';

const storyEntry = (row: StoryRow): RssEntry => ({
  id: row.id,
  title: row.title,
  text: row.excerpt,
  path: links.newsStory(row.slug),
  publishedAt: row.published_at,
  author: row.source_name,
});

const editorialEntry = (row: EditorialSummaryRow, path: string): RssEntry => ({
  id: row.id,
  title: row.title,
  text: row.summary,
  path,
  publishedAt: row.published_at,
  author: row.author_name ?? EDITORS,
});

/** News, and the texts of our own by their summaries, to subscribe to. */
export const newsRss: readonly RssSource[] = [
  {
    name: 'news',
    perRecord: false,
    read: async (db) => {
      const page = { viewerId: null, below: NEWEST, limit: RSS_ENTRIES };
      return {
        title: 'News',
        description: 'News about startups and the money behind them, from many sources.',
        path: links.news(),
        entries: (await latestStories(db, page)).map(storyEntry),
      };
    },
  },
  {
    name: 'articles',
    perRecord: false,
    read: async (db) => {
      const newest = (kind: EditorialKind) =>
        listEditorials(db, {
          kind,
          viewerId: null,
          limit: RSS_ENTRIES,
          place: NEWEST,
          direction: 'next',
        });
      const [articles, essays] = [await newest('ARTICLE'), await newest('ESSAY')];
      const entries = [
        ...articles.map((row) => editorialEntry(row, articlePath(row.slug))),
        ...essays.map((row) => editorialEntry(row, links.essay(row.slug))),
      ];
      return {
        title: 'Articles and essays',
        description: 'Articles and essays from our editors, each with a summary.',
        path: links.premiumContent(),
        entries: entries
          .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
          .slice(0, RSS_ENTRIES),
      };
    },
  },
];
