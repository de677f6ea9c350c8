import { statement } from '@upround/shared/db';
import type { TrackerType } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { RSS_ENTRIES, type RssSource } from '@upround/shared/ports';

const opened = statement<{
  id: string;
  slug: string;
  type: TrackerType;
  name: string;
  summary: string;
  opened_at: Date;
}>(
  'trackers.opened-for-rss',
  `select r.id, r.slug, r.type, r.name, r.summary, r.opened_at from tracker_records r
   where r.removed_at is null and r.opened_at is not null and r.is_open and r.type <> 'ANGEL'
   order by r.opened_at desc, r.id desc limit ${RSS_ENTRIES}`,
);

/** Programmes that have just opened, to subscribe to. */
export const fundingRss: readonly RssSource[] = [
  {
    name: 'funding',
    perRecord: false,
    read: async (db) => ({
      title: 'Newly open funding',
      description: 'Grants, accelerators and funds you can apply to now, newest first.',
      path: links.trackers(),
      entries: (await opened.all(db, {})).map((row) => ({
        id: row.id,
        title: row.name,
        text: row.summary,
        path: links.tracker(row.type, { record: row.slug }),
        publishedAt: row.opened_at,
      })),
    }),
  },
];
