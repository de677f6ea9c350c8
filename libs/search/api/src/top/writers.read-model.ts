import { noBlockText, notMutedText, statement, type Database } from '@upround/shared/db';

/** How many of the newest records their writers are taken from. */
const NEWEST = 1_000;

const writers = statement<{ id: string }, { viewer: string | null; limit: number }>(
  'search.active-writers',
  `select p.id from (
     select distinct author_id from (
       select author_id from search_documents where kind = 'POST' order by at desc, id desc limit ${NEWEST}
     ) newest
   ) d cross join lateral (select * from person_view where person_view.id = d.author_id limit 1) p
   where p.id is distinct from :viewer::uuid
     and (select true from follow_view f where f.follower_id = :viewer::uuid and f.reference_id = p.id) is not true
     and ${notMutedText(':viewer::uuid', 'p.id')} and ${noBlockText(':viewer::uuid', 'p.id')}
   order by p.follower_count desc, p.id limit :limit`,
);

/**
 * Suggests people to follow: recent authors, those with most followers first. Leaves out the viewer, people the viewer
 * follows or mutes, and people on either side of a block.
 */
export async function activeWriters(
  db: Database,
  viewerId: string | null,
  limit: number,
): Promise<string[]> {
  return (await writers.all(db, { viewer: viewerId, limit })).map(({ id }) => id);
}
