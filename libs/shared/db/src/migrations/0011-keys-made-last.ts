import type { SqlMigration } from '../migration';

/**
 * Makes the keys of relations the newest of their tables' indexes. Where most people follow one or posts have
 * one like, the planner finds a list's index as good as the key for looking up one relation, and of equals it
 * takes the newest; then a look-up reads every like of a post that has very many.
 */
export const keysMadeLast: SqlMigration = {
  name: '0011-keys-made-last',
  statements: [
    `alter table likes drop constraint likes_pkey`,
    `alter table likes add primary key (reference_id, user_id)`,
    `alter table bookmarks drop constraint bookmarks_pkey`,
    `alter table bookmarks add primary key (user_id, reference_id)`,
    `alter table follows drop constraint follows_pkey`,
    `alter table follows add primary key (follower_id, reference_id)`,
    `alter table activities drop constraint activities_user_id_reference_id_kind_key`,
    `alter table activities add unique (user_id, reference_id, kind)`,
  ],
};
