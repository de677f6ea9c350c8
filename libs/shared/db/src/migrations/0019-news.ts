import type { SqlMigration } from '../migration';

/**
 * Sources of news, their stories, and the texts of our own. Ids of stories and texts are dated by when they
 * came out, so that their order is that of the lists, whenever we read them.
 */
export const news: SqlMigration = {
  name: '0019-news',
  statements: [
    `create table news_sources (
      id uuid primary key,
      slug text not null unique,
      name text not null,
      description text not null default '',
      kind text not null check (kind in ('FEED', 'DEMO')),
      feed_url text not null unique,
      home_url text,
      host text not null,
      language text,
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAUSED')),
      etag text,
      last_modified text,
      next_read_at timestamptz not null default now(),
      last_ok_at timestamptz,
      last_error text,
      last_error_at timestamptz,
      failures integer not null default 0 check (failures >= 0),
      follower_count integer not null default 0 check (follower_count >= 0),
      story_count integer not null default 0 check (story_count >= 0),
      last_published_at timestamptz,
      created_at timestamptz not null default now()
    )`,
    `create index news_sources_due on news_sources (next_read_at) where state = 'ACTIVE'`,
    `create table news_stories (
      id uuid primary key,
      slug text not null unique,
      source_id uuid not null references news_sources (id),
      title text not null,
      excerpt text not null default '',
      url text not null,
      host text not null,
      language text,
      reading_minutes integer,
      image jsonb,
      -- What tells that two items are one story: the address without what varies, and the words of the title.
      url_key text not null,
      title_key text not null,
      title_numbers text not null,
      like_count integer not null default 0 check (like_count >= 0),
      comment_count integer not null default 0 check (comment_count >= 0),
      bookmark_count integer not null default 0 check (bookmark_count >= 0),
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'HIDDEN')),
      published_at timestamptz not null,
      created_at timestamptz not null default now()
    ) with (fillfactor = 85)`,
    `create index news_stories_latest on news_stories (id desc) where state = 'ACTIVE'`,
    `create index news_stories_of_language on news_stories (language, id desc) where state = 'ACTIVE'`,
    `create index news_stories_by_address on news_stories (url_key)`,
    // Each source's own telling of a story; the story's own source has one as well.
    `create table news_tellings (
      source_id uuid not null references news_sources (id) on delete cascade,
      story_id uuid not null references news_stories (id) on delete cascade,
      guid_key text not null,
      url text not null,
      published_at timestamptz not null,
      primary key (source_id, story_id),
      unique (source_id, guid_key)
    )`,
    `create index news_tellings_of_story on news_tellings (story_id)`,
    `create table news_source_mutes (
      user_id uuid not null references people (id) on delete cascade,
      source_id uuid not null references news_sources (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, source_id)
    )`,
    // Articles and essays come with the code; their rows hold what is read and counted.
    `create table editorials (
      id uuid primary key,
      kind text not null check (kind in ('ARTICLE', 'ESSAY')),
      slug text not null,
      title text not null,
      summary text not null,
      author_slug text,
      tags text[] not null default '{}',
      preview text not null,
      body text not null,
      outline jsonb not null,
      reading_minutes integer not null,
      published_at timestamptz not null,
      updated_at timestamptz,
      like_count integer not null default 0 check (like_count >= 0),
      comment_count integer not null default 0 check (comment_count >= 0),
      bookmark_count integer not null default 0 check (bookmark_count >= 0),
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'WITHDRAWN')),
      unique (kind, slug)
    )`,
    `create index editorials_newest on editorials (kind, id desc) where state = 'ACTIVE'`,
  ],
};
