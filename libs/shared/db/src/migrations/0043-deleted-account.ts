import type { SqlMigration } from '../migration';

/** Authors who are gone are called what conversations call them, whatever their row was renamed to when they left. */
export const deletedAccount: SqlMigration = {
  name: '0043-deleted-account',
  statements: [
    `create or replace view author_view as
      select id, state = 'DELETED' as gone,
        case when state = 'DELETED' then 'deleted' else slug end as slug,
        case when state = 'DELETED' then 'Deleted account' else display_name end as display_name,
        case when state = 'DELETED' then '' else headline end as headline,
        case when state <> 'DELETED' then role end as role,
        case when state <> 'DELETED' then avatar_key end as avatar_key
      from people where state <> 'BANNED'`,
  ],
};
