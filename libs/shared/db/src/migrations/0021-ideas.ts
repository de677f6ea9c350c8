import type { SqlMigration } from '../migration';

const person = (row: string, id: string) =>
  `join people ${row} on ${row}.id = ${id} and ${row}.state in ('ACTIVE', 'RESTRICTED')`;

/** Remarks under the rows of a table that takes them, with everybody whose block hides them. */
const remarksUnder = (table: 'posts' | 'ideas', type: string) => `
      select c.id, 'COMMENT', c.author_id, c.text, p.slug, p.author_id, c.id, c.author_id, ${type}
      from comments c ${person('a', 'c.author_id')}
        join ${table} p on p.id = c.reference_id and p.state = 'ACTIVE' ${person('b', 'p.author_id')}
      where c.state = 'ACTIVE'
      union all
      select r.id, 'REPLY', r.author_id, r.text, p.slug, p.author_id, c.id, c.author_id, ${type}
      from replies r ${person('a', 'r.author_id')}
        join comments c on c.id = r.comment_id and c.state = 'ACTIVE' ${person('d', 'c.author_id')}
        join ${table} p on p.id = c.reference_id and p.state = 'ACTIVE' ${person('b', 'p.author_id')}
      where r.state = 'ACTIVE'`;

/** Ideas: what somebody would build, and who would use it. */
export const ideas: SqlMigration = {
  name: '0021-ideas',
  statements: [
    // `lot` is where an idea stands when ideas are drawn by chance.
    `create table ideas (
      id uuid primary key,
      slug text not null unique,
      author_id uuid not null references people (id),
      title text not null,
      description text not null,
      problem text not null,
      solution text not null,
      stage text not null check (stage in ('IDEA', 'PROTOTYPE', 'FIRST_USERS', 'REVENUE', 'SCALING')),
      looking_for text[] not null default '{}',
      like_count integer not null default 0 check (like_count >= 0),
      comment_count integer not null default 0 check (comment_count >= 0),
      bookmark_count integer not null default 0 check (bookmark_count >= 0),
      would_use_count integer not null default 0 check (would_use_count >= 0),
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'HIDDEN', 'DELETED')),
      lot double precision not null default random(),
      created_at timestamptz not null default now(),
      edited_at timestamptz,
      words tsvector generated always as (
        setweight(to_tsvector('english'::regconfig, title), 'A')
        || setweight(to_tsvector('english'::regconfig, description), 'B')
        || setweight(to_tsvector('english'::regconfig, problem), 'C')
        || setweight(to_tsvector('english'::regconfig, solution), 'D')
      ) stored
    ) with (fillfactor = 85)`,
    `create index ideas_latest on ideas (id desc) where state = 'ACTIVE'`,
    `create index ideas_of_author on ideas (author_id, id desc) where state <> 'DELETED'`,
    `create index ideas_by_lot on ideas (lot, id) where state = 'ACTIVE'`,
    // Rankings of ideas: pages are cut from the one that a reader began with.
    `create table idea_rankings (
      id uuid primary key,
      idea_ids uuid[] not null,
      created_at timestamptz not null default now()
    )`,
    `create view would_use_view as
      select user_id, reference_id from activities where kind = 'WOULD_USE' and state = 'WOULD_USE'`,
    // As before for posts; ideas likewise. What a remark stands under is named by the last column.
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
      union all ${remarksUnder('posts', 'p.type')}
      union all ${remarksUnder('ideas', `'IDEA'`)}`,
  ],
};
