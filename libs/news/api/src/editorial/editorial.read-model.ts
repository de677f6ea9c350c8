import type { Heading } from '@upround/news/contract';
import { pageStatement, statement, type Database } from '@upround/shared/db';
import type { EditorialKind } from '../news-tables';

/** What lists show of a text of ours. */
export interface EditorialSummaryRow {
  id: string;
  slug: string;
  title: string;
  summary: string;
  tags: string[];
  reading_minutes: number;
  published_at: Date;
  updated_at: Date | null;
  like_count: number;
  comment_count: number;
  bookmark_count: number;
  author_name: string | null;
  author_slug: string | null;
  author_avatar_key: string | null;
  liked: boolean;
  bookmarked: boolean;
}

/** A whole text. */
export interface EditorialRow extends EditorialSummaryRow {
  outline: Heading[];
  preview: string;
  /** Null where it was not asked for: a locked text does not leave the database. */
  body: string | null;
}

const columns = `
  e.id, e.slug, e.title, e.summary, e.tags, e.reading_minutes, e.published_at, e.updated_at,
  e.like_count, e.comment_count, e.bookmark_count,
  a.display_name as author_name, a.slug as author_slug, a.avatar_key as author_avatar_key,
  (select true from like_view l where l.reference_id = e.id and l.user_id = :viewer::uuid) is true
    as liked,
  (select true from bookmark_view m where m.user_id = :viewer::uuid and m.reference_id = e.id) is true
    as bookmarked`;

const author = `left join person_view a on a.slug = e.author_slug`;

/** A page of our own texts by their ids. */
export interface EditorialPage {
  kind: EditorialKind;
  viewerId: string | null;
  limit: number;
  /** The row that the page begins beside; it goes down from there, or up. */
  place: string;
  direction: 'next' | 'prev';
}

type KindValues = { kind: EditorialKind };
type Viewing = { viewer: string | null };

const page = (name: string, beyond: string, order: string) =>
  pageStatement<EditorialSummaryRow, KindValues & Viewing & { place: string }>(
    name,
    (limit) => `select ${columns} from editorials e ${author}
      where e.kind = :kind and e.state = 'ACTIVE' and e.id ${beyond} :place::uuid
      order by e.id ${order} limit ${limit}`,
  );
const pages: Record<EditorialPage['direction'], ReturnType<typeof page>> = {
  next: page('news.editorials', '<', 'desc'),
  prev: page('news.editorials-back', '>', 'asc'),
};

/** Texts of one kind in the order in which they were asked for: down from the place, or up. */
export const listEditorials = (
  db: Database,
  { kind, viewerId, limit, place, direction }: EditorialPage,
): Promise<EditorialSummaryRow[]> =>
  pages[direction].all(db, limit, { kind, viewer: viewerId, place });

const counted = statement<{ count: number }, KindValues>(
  'news.count-editorials',
  `select count(*)::int as count from editorials e where e.kind = :kind and e.state = 'ACTIVE'`,
);

/** How many texts of a kind there are. */
export async function countEditorials(db: Database, kind: EditorialKind): Promise<number> {
  return (await counted.first(db, { kind }))?.count ?? 0;
}

const bySlug = statement<EditorialRow, KindValues & Viewing & { slug: string; isOpen: boolean }>(
  'news.editorial',
  `select ${columns}, e.outline, e.preview, case when :isOpen::boolean then e.body end as body
   from editorials e ${author}
   where e.kind = :kind and e.slug = :slug and e.state = 'ACTIVE'`,
);

/**
 * Finds a text by its slug.
 *
 * @param isOpen whether the viewer may have the whole text; otherwise the database does not hand it out
 */
export const findEditorial = (
  db: Database,
  kind: EditorialKind,
  { viewerId, slug, isOpen }: { viewerId: string | null; slug: string; isOpen: boolean },
): Promise<EditorialRow | undefined> =>
  bySlug.first(db, { kind, viewer: viewerId, slug: slug.toLowerCase(), isOpen });
