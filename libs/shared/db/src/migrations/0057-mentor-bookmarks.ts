import type { SqlMigration } from '../migration';

/** Members save mentors. */
export const mentorBookmarks: SqlMigration = {
  name: '0057-mentor-bookmarks',
  statements: [
    `alter table mentors add column bookmark_count integer not null default 0 check (bookmark_count >= 0)`,
  ],
};
