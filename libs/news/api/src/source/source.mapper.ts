import type { Source } from '@upround/news/contract';
import type { SourceRow } from './source.read-model';

function readingOf({ state, failures, last_ok_at }: SourceRow): Source['reading'] {
  if (state === 'PAUSED') return 'PAUSED';
  if (failures > 0) return 'FAILING';
  return last_ok_at === null ? 'NEW' : 'OK';
}

/** Turns a row into the source that goes over the wire. */
export function toSource(row: SourceRow): Source {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    host: row.host,
    description: row.description,
    homeUrl: row.home_url,
    language: row.language,
    kind: row.kind,
    followerCount: row.follower_count,
    storyCount: row.story_count,
    lastPublishedAt: row.last_published_at?.toISOString() ?? null,
    reading: readingOf(row),
    lastReadAt: row.last_ok_at?.toISOString() ?? null,
    viewer: { followed: row.followed, muted: row.muted },
  };
}
