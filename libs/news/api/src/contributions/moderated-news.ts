import { isId, statement } from '@upround/shared/db';
import { links, mediaUrl } from '@upround/shared/links';
import type { ModeratedRecords } from '@upround/shared/ports';
import type { EditorialKind, StoredImage } from '../news-tables';
import { setStoryHidden } from '../story/story.store';
import { articlePath } from './editorial-pages';
import { plain } from './editorial-search';

interface CapturedStory {
  slug: string;
  title: string;
  excerpt: string;
  image: StoredImage | null;
  published_at: Date;
}

const captureStory = statement<CapturedStory, { id: string }>(
  'news.capture-story',
  `select slug, title, excerpt, image, published_at from news_stories where id = :id::uuid`,
);

/** Lets moderators read and hide stories. */
const moderatedStories: ModeratedRecords = {
  types: ['NEWS'],
  measures: ['HIDE'],

  capture: async (db, { referenceId: id }) => {
    const row = isId(id) ? await captureStory.first(db, { id }) : undefined;
    if (row === undefined) return null;
    return {
      ownerId: null,
      title: row.title,
      text: row.excerpt,
      pictures: row.image === null ? [] : [{ url: mediaUrl(row.image.key), alt: '' }],
      path: links.newsStory(row.slug),
      at: row.published_at.toISOString(),
    };
  },

  hide: async ({ trx }, { referenceId: id }) =>
    isId(id) && (await setStoryHidden(trx, id, true)) !== null,
  show: async ({ trx }, { referenceId: id }) =>
    isId(id) && (await setStoryHidden(trx, id, false)) !== null,
  remove: () => Promise.reject(new RangeError('A story can be hidden, but not removed.')),
};

interface CapturedEditorial {
  slug: string;
  kind: EditorialKind;
  title: string;
  summary: string;
  body: string;
  published_at: Date;
}

const captureEditorial = statement<CapturedEditorial, { id: string; kind: string }>(
  'news.capture-editorial',
  `select slug, kind, title, summary, body, published_at from editorials
   where id = :id::uuid and kind = :kind and state = 'ACTIVE'`,
);

const fixed = () =>
  Promise.reject(new RangeError('Articles and essays are changed in their files.'));

/** Lets moderators read our own texts, which staff change in their files. */
const moderatedEditorials: ModeratedRecords = {
  types: ['ARTICLE', 'ESSAY'],
  measures: [],

  capture: async (db, { referenceId: id, referenceType: kind }) => {
    const row = isId(id) ? await captureEditorial.first(db, { id, kind }) : undefined;
    if (row === undefined) return null;
    return {
      ownerId: null,
      title: row.title,
      text: [row.summary, plain(row.body)].join('\n\n'),
      pictures: [],
      path: row.kind === 'ARTICLE' ? articlePath(row.slug) : links.essay(row.slug),
      at: row.published_at.toISOString(),
    };
  },

  hide: fixed,
  show: fixed,
  remove: fixed,
};

/** What moderators can do to news and to our own texts. */
export const moderatedNews: readonly ModeratedRecords[] = [moderatedStories, moderatedEditorials];
