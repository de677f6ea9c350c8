import { statement, toPersonSummary, type PersonRow } from '@upround/shared/db';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import type { EditorialKind } from '../news-tables';

/** The author's columns are null where no member signs it. */
type FoundRow = { [Name in keyof PersonRow as `author_${Name}`]: PersonRow[Name] | null } & {
  id: string;
  slug: string;
  title: string;
  summary: string;
  /** In Markdown: the whole article, or the public part of an essay. */
  open_text: string;
  like_count: number;
  comment_count: number;
  published_at: Date;
};

/** Takes the signs of Markdown out of a text, as far as they would be read in one line. */
export const plain = (markdown: string) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ ]{0,3}(?:#{1,6}|>|[-*+]|\d+\.)[ ]+/gm, '')
    .replace(/\*+|`+/g, '');

function toFound(row: FoundRow, kind: EditorialKind): FoundRecord {
  const { author_id: id, author_slug: slug, author_display_name: name } = row;
  const isSigned = id !== null && slug !== null && name !== null;
  return {
    slug: row.slug,
    title: row.title,
    text: `${row.summary} ${plain(row.open_text)}`,
    person: isSigned
      ? toPersonSummary({
          id,
          slug,
          display_name: name,
          headline: row.author_headline ?? '',
          role: row.author_role,
          avatar_key: row.author_avatar_key,
        })
      : null,
    place: null,
    image: null,
    locked: kind === 'ESSAY',
    createdAt: row.published_at,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    followerCount: 0,
    followed: false,
  };
}

type IdValues = { ids: readonly string[] };

const foundEditorials = statement<FoundRow, IdValues & { kind: EditorialKind }>(
  'news.found-editorials',
  `select e.id, e.slug, e.title, e.summary,
     case when e.kind = 'ARTICLE' then e.body else e.preview end as open_text,
     e.like_count, e.comment_count, e.published_at,
     a.id as author_id, a.slug as author_slug, a.display_name as author_display_name,
     a.headline as author_headline, a.role as author_role, a.avatar_key as author_avatar_key
   from editorials e left join person_view a on a.slug = e.author_slug
   where e.id = any(:ids::uuid[]) and e.kind = :kind and e.state = 'ACTIVE'`,
);

const pointsOfEditorials = statement<{ id: string; points: number }, IdValues>(
  'news.points-of-editorials',
  `select id, like_count + 2 * comment_count + 2 * bookmark_count as points
   from editorials where id = any(:ids::uuid[])`,
);

/** Lets search find the built-in texts of a kind: of an essay only the public part (T22). */
export const editorialSearch = (kind: EditorialKind): SearchSource => ({
  kind,
  describe: async (db, _viewerId, ids) => {
    const rows = await foundEditorials.all(db, { ids, kind });
    return new Map(rows.map((row) => [row.id, toFound(row, kind)]));
  },
  weigh: async (db, ids) =>
    new Map((await pointsOfEditorials.all(db, { ids })).map((row) => [row.id, row.points])),
});
