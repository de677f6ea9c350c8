import type { SqlMigration } from '../migration';

/** Events of the product's own analytics, kept while no PostHog server is set. */
export const analytics: SqlMigration = {
  name: '0012-analytics',
  statements: [
    `create table analytics_events (
      id uuid primary key,
      event text not null check (char_length(event) between 1 and 200),
      person text not null check (char_length(person) between 1 and 200),
      path text check (char_length(path) <= 2048),
      properties jsonb not null default '{}',
      at timestamptz not null
    )`,
    `create index analytics_events_by_time on analytics_events (event, at)`,
    `create index analytics_events_of_person on analytics_events (person)`,
  ],
};
