import type { SqlMigration } from '../migration';

const person = (row: string, id: string) =>
  `join people ${row} on ${row}.id = ${id} and ${row}.state in ('ACTIVE', 'RESTRICTED')`;

/** Remarks under the rows of a table; `owner` is who wrote the row, null where no member did. */
const remarksUnder = (
  table: 'posts' | 'ideas' | 'news_stories' | 'editorials',
  type: string,
  owner: 'p.author_id' | 'null::uuid',
) => {
  const readable = owner === 'p.author_id' ? person('b', owner) : '';
  return `
      select c.id, 'COMMENT', c.author_id, c.text, p.slug, ${owner}, c.id, c.author_id, ${type}
      from comments c ${person('a', 'c.author_id')}
        join ${table} p on p.id = c.reference_id and p.state = 'ACTIVE' ${readable}
      where c.state = 'ACTIVE'
      union all
      select r.id, 'REPLY', r.author_id, r.text, p.slug, ${owner}, c.id, c.author_id, ${type}
      from replies r ${person('a', 'r.author_id')}
        join comments c on c.id = r.comment_id and c.state = 'ACTIVE' ${person('d', 'c.author_id')}
        join ${table} p on p.id = c.reference_id and p.state = 'ACTIVE' ${readable}
      where r.state = 'ACTIVE'`;
};

/** Remarks under stories, articles and essays are content like any other. */
export const newsTold: SqlMigration = {
  name: '0026-news-told',
  statements: [
    // As before for posts and ideas. What no member wrote has no author whose block hides it.
    `create or replace view content_view as
      select p.id, p.type as reference_type, p.author_id, p.text, p.slug as post_slug,
        p.author_id as post_author_id, null::uuid as comment_id, p.author_id as comment_author_id,
        p.type as post_type
      from posts p ${person('a', 'p.author_id')}
      where p.state = 'ACTIVE'
      union all
      select p.id, 'IDEA', p.author_id, p.title, p.slug, p.author_id, null::uuid, p.author_id, 'IDEA'
      from ideas p ${person('a', 'p.author_id')}
      where p.state = 'ACTIVE'
      union all ${remarksUnder('posts', 'p.type', 'p.author_id')}
      union all ${remarksUnder('ideas', `'IDEA'`, 'p.author_id')}
      union all ${remarksUnder('news_stories', `'NEWS'`, 'null::uuid')}
      union all ${remarksUnder('editorials', 'p.kind', 'null::uuid')}`,
  ],
};
