import type { SqlMigration } from '../migration';

const slices = ['posts', 'ideas', 'comments', 'replies'];

/** Texts that are held until a moderator has looked at them, and the prints by which repetitions are found. */
export const held: SqlMigration = {
  name: '0053-held',
  statements: [
    `alter table moderation_cases
      drop constraint moderation_cases_kind_check,
      add column held_reason text,
      add constraint moderation_cases_kind_check check (kind in ('REPORTS', 'APPEAL', 'HELD')),
      add constraint moderation_cases_held_check check ((kind = 'HELD') = (held_reason is not null))`,
    ...slices.map((table) => `alter table ${table} add column held_reason text`),
    `create index comments_held on comments (author_id, reference_id) where held_reason is not null`,
    `create index replies_held on replies (author_id) where held_reason is not null`,
    `create view account_age_view as select id, created_at from people`,
    `create table text_prints (
      id uuid primary key,
      author_id uuid not null references people (id) on delete cascade,
      digest text,
      link_count integer not null,
      is_new boolean not null,
      created_at timestamptz not null
    )`,
    `create index text_prints_of_author on text_prints (author_id, digest, created_at)`,
    `create index text_prints_with_links on text_prints (author_id, created_at) where link_count > 0`,
    `create index text_prints_of_new on text_prints (digest, created_at) where is_new`,
    `create index text_prints_by_time on text_prints (created_at)`,
  ],
};
