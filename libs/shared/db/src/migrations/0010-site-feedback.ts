import type { SqlMigration } from '../migration';

/** Feedback on the product, by members and guests. */
export const siteFeedback: SqlMigration = {
  name: '0010-site-feedback',
  statements: [
    `create table site_feedback (
      id uuid primary key,
      receipt text not null unique,
      kind text not null check (kind in ('IDEA', 'PROBLEM', 'PRAISE', 'OTHER')),
      text text not null,
      email text,
      page text,
      user_id uuid references people (id) on delete set null,
      created_at timestamptz not null default now()
    )`,
  ],
};
