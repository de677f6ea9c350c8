import { isId, pageStatement, statement, type Database } from '@upround/shared/db';

/** A source with everything that its page shows. */
export interface SourceRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  kind: 'FEED' | 'DEMO';
  home_url: string | null;
  host: string;
  language: string | null;
  state: 'ACTIVE' | 'PAUSED';
  failures: number;
  last_ok_at: Date | null;
  follower_count: number;
  story_count: number;
  last_published_at: Date | null;
  followed: boolean;
  muted: boolean;
}

const columns = `
  o.id, o.slug, o.name, o.description, o.kind, o.home_url, o.host, o.language, o.state, o.failures,
  o.last_ok_at, o.follower_count, o.story_count, o.last_published_at,
  (select true from follow_view f where f.follower_id = :viewer::uuid and f.reference_id = o.id) is true
    as followed,
  (select true from news_source_mutes q where q.user_id = :viewer::uuid and q.source_id = o.id) is true
    as muted`;

/** A page of the sources, by their slugs. */
export interface SourcePage {
  viewerId: string | null;
  filter: 'followed' | 'muted' | undefined;
  /** The slug that the page begins behind. */
  after: string;
  limit: number;
}

type Viewing = { viewer: string | null };

const page = (name: string, filter: string) =>
  pageStatement<SourceRow, Viewing & { after: string }>(
    name,
    (limit) => `select ${columns} from news_sources o
      where o.slug > :after and ${filter}
      order by o.slug limit ${limit}`,
  );
const pages = {
  all: page('news.sources', 'true'),
  followed: page(
    'news.followed-sources',
    `o.id in (select f.reference_id from follow_view f
       where f.follower_id = :viewer::uuid and f.reference_type = 'SOURCE')`,
  ),
  muted: page(
    'news.muted-sources',
    'o.id in (select q.source_id from news_source_mutes q where q.user_id = :viewer::uuid)',
  ),
};

/** The sources in the order of their slugs, which does not move. */
export function listSourcesOf(
  db: Database,
  { viewerId, filter, after, limit }: SourcePage,
): Promise<SourceRow[]> {
  return pages[filter ?? 'all'].all(db, limit, { viewer: viewerId, after });
}

const sourceBy = (name: string, where: string) =>
  statement<SourceRow, Viewing & { key: string }>(
    name,
    `select ${columns} from news_sources o where ${where}`,
  );
const sourceById = sourceBy('news.source-by-id', 'o.id = :key::uuid');
const sourceBySlug = sourceBy('news.source-by-slug', 'o.slug = :key');

/** Finds a source by id or slug. */
export const findSource = (
  db: Database,
  viewerId: string | null,
  key: string,
): Promise<SourceRow | undefined> =>
  (isId(key) ? sourceById : sourceBySlug).first(db, { viewer: viewerId, key: key.toLowerCase() });
