import type { SqlMigration } from '../migration';

/** Reports of one record become a case; moderators decide cases, and the people concerned appeal. */
export const moderationCases: SqlMigration = {
  name: '0049-moderation-cases',
  statements: [
    `create table moderation_decisions (
      id uuid primary key,
      case_id uuid not null,
      reference_type text not null,
      reference_id uuid not null,
      author_id uuid references people (id) on delete set null,
      moderator_id uuid references people (id) on delete set null,
      action text not null check (action in ('NOTHING', 'WARN', 'HIDE', 'REMOVE', 'RESTRICT', 'SUSPEND')),
      rule text,
      reason text not null,
      title text not null default '',
      text text not null default '',
      restricted_until timestamptz,
      state text not null default 'IN_FORCE' check (state in ('IN_FORCE', 'UNDONE', 'REVERSED')),
      announced_at timestamptz,
      created_at timestamptz not null,
      check (action = 'NOTHING' or rule is not null),
      check ((action = 'RESTRICT') = (restricted_until is not null))
    )`,
    `create index moderation_decisions_of_author on moderation_decisions (author_id, id desc) where state <> 'UNDONE'`,
    `create unique index moderation_decisions_in_force on moderation_decisions (case_id) where state <> 'UNDONE'`,
    `create index moderation_decisions_by_time on moderation_decisions (created_at) where state <> 'UNDONE'`,
    `create table moderation_appeals (
      id uuid primary key,
      decision_id uuid not null unique references moderation_decisions (id) on delete cascade,
      author_id uuid not null references people (id) on delete cascade,
      text text not null,
      state text not null default 'OPEN' check (state in ('OPEN', 'UPHELD', 'REVERSED')),
      moderator_id uuid references people (id) on delete set null,
      reason text,
      decided_at timestamptz,
      created_at timestamptz not null,
      check ((state = 'OPEN') = (decided_at is null))
    )`,
    `create index moderation_appeals_of_author on moderation_appeals (author_id)`,
    `create table moderation_cases (
      id uuid primary key,
      kind text not null default 'REPORTS' check (kind in ('REPORTS', 'APPEAL')),
      reference_type text not null,
      reference_id uuid not null,
      author_id uuid references people (id) on delete set null,
      state text not null default 'OPEN' check (state in ('OPEN', 'DECIDED')),
      weight integer not null,
      report_count integer not null default 0,
      categories text[] not null default '{}',
      snapshot jsonb,
      appeal_id uuid unique references moderation_appeals (id) on delete cascade,
      assignee_id uuid references people (id) on delete set null,
      created_at timestamptz not null,
      check ((kind = 'APPEAL') = (appeal_id is not null))
    )`,
    // Further reports of a record join its open case.
    `create unique index moderation_cases_open on moderation_cases (reference_id) where state = 'OPEN' and kind = 'REPORTS'`,
    `create index moderation_cases_by_weight on moderation_cases ((-weight), id) where state = 'OPEN'`,
    `create index moderation_cases_by_age on moderation_cases (id) where state = 'OPEN'`,
    `create index moderation_cases_of_author on moderation_cases (author_id)`,
    `create index moderation_cases_of_assignee on moderation_cases (assignee_id, (-weight), id) where state = 'OPEN'`,
    `create table moderation_notes (
      id uuid primary key,
      case_id uuid not null references moderation_cases (id) on delete cascade,
      author_id uuid references people (id) on delete set null,
      text text not null,
      created_at timestamptz not null
    )`,
    `create index moderation_notes_of_case on moderation_notes (case_id, id)`,
    `create index moderation_notes_of_author on moderation_notes (author_id)`,
    `insert into moderation_cases (id, reference_type, reference_id, weight, report_count, categories, created_at)
      select (array_agg(id order by id))[1], min(reference_type), reference_id, 10, count(*), '{OTHER}', min(created_at)
      from reports group by reference_id`,
    `update moderation_cases c set author_id = coalesce(
      (select author_id from posts where id = c.reference_id), (select author_id from ideas where id = c.reference_id),
      (select author_id from comments where id = c.reference_id),
      (select author_id from replies where id = c.reference_id),
      (select creator_id from jobs where id = c.reference_id), (select sender_id from messages where id = c.reference_id),
      (select id from people where id = c.reference_id))`,
    // The release before still reads the column “state”, and adds reports without a case.
    `alter table reports
      add column category text not null default 'OTHER',
      add column title text not null default '',
      add column case_id uuid references moderation_cases (id) on delete set null`,
    `update reports set case_id = c.id from moderation_cases c where c.reference_id = reports.reference_id`,
    `create index reports_of_case on reports (case_id, id)`,
    `create index reports_of_reporter on reports (reporter_id, id desc)`,
    `create index reports_by_time on reports (created_at)`,
    `create index reports_without_case on reports (id) where case_id is null`,
    `create index moderation_cases_with_messages on moderation_cases (id) where snapshot ? 'around'`,
  ],
};
