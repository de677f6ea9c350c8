import type { SqlMigration } from '../migration';

/** Drafts of competitions can lack almost everything; judged and past ones are listed apart. */
export const competitionDrafts: SqlMigration = {
  name: '0060-competition-drafts',
  statements: [
    // What staff wrote of a draft that isn't complete; its other columns then hold what says nothing. Null once it's
    // complete, so that a server of the version before can't announce the former.
    'alter table competitions add column draft jsonb',
    'alter table competitions add constraint competitions_complete check (draft is null or announced_at is null)',
    `create index competitions_judged on competitions (result_at, id)
      where announced_at is not null and published_at is null`,
    `create index competitions_past on competitions (published_at, id)
      where announced_at is not null and published_at is not null`,
  ],
};
