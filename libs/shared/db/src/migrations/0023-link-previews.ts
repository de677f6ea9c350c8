import type { SqlMigration } from '../migration';

/** What pages of other sites said of themselves: for a short time of each address, and kept with the posts that show it. */
export const linkPreviews: SqlMigration = {
  name: '0023-link-previews',
  statements: [
    // The key is a digest: addresses are longer than an index takes. Null is a page that gave nothing.
    `create table link_previews (
      key text primary key,
      preview jsonb,
      expires_at timestamptz not null
    )`,
    `create index link_previews_by_end on link_previews (expires_at)`,
    `alter table posts add column link_preview jsonb`,
  ],
};
