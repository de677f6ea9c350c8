import type { Database, Trx } from '@upround/shared/db';
import { originalUrl } from '../intake/story-keys';
import { setStoryHidden } from '../story/story.store';
import { opmlOf, sourcesFrom, type ListedSource } from './opml';
import { addSource, setPaused, sourcesByHealth, type SourceHealth } from './source.store';

/** What an operator does with the sources of news. */
export interface SourceAdmin {
  health(db: Database): Promise<SourceHealth[]>;
  /** @returns the slug; null where the feed is read already. @throws RangeError for what is no address */
  add(trx: Trx, feedUrl: string, name: string | undefined): Promise<string | null>;
  /** Adds the sources of an OPML file that are not there. @throws RangeError for what is no OPML */
  importOpml(trx: Trx, opml: string): Promise<{ added: string[]; known: number }>;
  exportOpml(db: Database): Promise<string>;
  /** False where there is no such source. */
  setPaused(trx: Trx, slug: string, isPaused: boolean): Promise<boolean>;
  /** Takes a story down or puts it back; answers its id, null where there is no such story. */
  setStoryHidden(trx: Trx, slug: string, isHidden: boolean): Promise<string | null>;
}

const asNew = (source: ListedSource) => ({
  ...source,
  kind: 'FEED' as const,
  host: new URL(source.homeUrl ?? source.feedUrl).hostname.replace(/^www\./, ''),
});

export const sourceAdmin: SourceAdmin = {
  health: sourcesByHealth,

  async add(trx, feedUrl, name) {
    const url = originalUrl(feedUrl);
    if (url === null) throw new RangeError('A feed’s URL starts with https:// or http://.');
    return addSource(
      trx,
      asNew({ name: name ?? url.hostname, feedUrl: url.href, homeUrl: null, description: '' }),
    );
  },

  async importOpml(trx, opml) {
    const listed = sourcesFrom(opml);
    const added: string[] = [];
    for (const source of listed) {
      const slug = await addSource(trx, asNew(source));
      if (slug !== null) added.push(slug);
    }
    return { added, known: listed.length - added.length };
  },

  async exportOpml(db) {
    const sources = (await sourcesByHealth(db)).filter(({ kind }) => kind === 'FEED');
    return opmlOf(
      sources.map(({ name, feed_url, home_url, description }) => ({
        name,
        feedUrl: feed_url,
        homeUrl: home_url,
        description,
      })),
      'News sources',
    );
  },

  setPaused,
  setStoryHidden,
};
