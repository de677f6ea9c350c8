import type { SqlMigration } from '../migration';

/** Quizzes: what is right, apart from the posts that everybody reads; who was right; and scores. */
export const quizzes: SqlMigration = {
  name: '0022-quizzes',
  statements: [
    `create table quiz_answers (
      post_id uuid primary key references posts (id) on delete cascade,
      right_ids text[] not null check (cardinality(right_ids) > 0),
      explanation text
    )`,
    // Null for a poll, where nothing is right or wrong.
    `alter table activities add column correct boolean`,
    // Stored beside the attempts, so that an answer doesn't count a person's whole history again.
    `create table quiz_scores (
      user_id uuid primary key references people (id) on delete cascade,
      attempted integer not null check (attempted >= 0),
      right_count integer not null check (right_count between 0 and attempted),
      streak integer not null check (streak between 0 and best_streak),
      best_streak integer not null check (best_streak <= right_count)
    )`,
    // What can still be answered. The job that ends polls takes them out of here within a minute.
    `create index posts_to_answer on posts (id desc)
      where state = 'ACTIVE' and poll_options is not null and poll_ended_at is null`,
    `create index posts_to_answer_by_kind on posts (kind, id desc)
      where state = 'ACTIVE' and poll_options is not null and poll_ended_at is null`,
    `create index votes_of_user on activities (user_id, id desc) where kind = 'VOTE'`,
    `create or replace view vote_view as
      select user_id, reference_id, selection, id from activities where kind = 'VOTE'`,
  ],
};
