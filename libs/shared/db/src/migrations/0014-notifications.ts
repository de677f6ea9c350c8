import type { SqlMigration } from '../migration';

/**
 * Notifications, the devices that are told of them, and what is still to be sent.
 *
 * A stream gives its owner's notifications their places under its row's lock, so that no place is filled in after a
 * reader has passed it. A notification is a group of acts; an act makes itself known once, by its key.
 */
export const notifications: SqlMigration = {
  name: '0014-notifications',
  statements: [
    // What can be read of posts, comments and replies, with everybody whose block hides it.
    `create view content_view as
      select p.id, p.type as reference_type, p.author_id, p.text, p.slug as post_slug,
        p.author_id as post_author_id, null::uuid as comment_id, p.author_id as comment_author_id
      from posts p join people a on a.id = p.author_id
      where p.state = 'ACTIVE' and a.state in ('ACTIVE', 'RESTRICTED')
      union all
      select c.id, 'COMMENT', c.author_id, c.text, p.slug, p.author_id, c.id, c.author_id
      from comments c join people a on a.id = c.author_id
        join posts p on p.id = c.reference_id join people b on b.id = p.author_id
      where c.state = 'ACTIVE' and a.state in ('ACTIVE', 'RESTRICTED')
        and p.state = 'ACTIVE' and b.state in ('ACTIVE', 'RESTRICTED')
      union all
      select r.id, 'REPLY', r.author_id, r.text, p.slug, p.author_id, c.id, c.author_id
      from replies r join people a on a.id = r.author_id
        join comments c on c.id = r.comment_id join people d on d.id = c.author_id
        join posts p on p.id = c.reference_id join people b on b.id = p.author_id
      where r.state = 'ACTIVE' and a.state in ('ACTIVE', 'RESTRICTED')
        and c.state = 'ACTIVE' and d.state in ('ACTIVE', 'RESTRICTED')
        and p.state = 'ACTIVE' and b.state in ('ACTIVE', 'RESTRICTED')`,
    `create table notification_streams (
      user_id uuid primary key references people (id) on delete cascade,
      version bigint not null
    )`,
    `create table notifications (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      type text not null,
      group_key text not null,
      reference_type text not null,
      reference_id uuid not null,
      place bigint not null,
      in_app boolean not null default true,
      read_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_id, group_key)
    )`,
    `create unique index notifications_newest on notifications (user_id, place desc)`,
    `create index notifications_unread on notifications (user_id, place desc) where read_at is null`,
    `create index notifications_age on notifications (updated_at)`,
    `create table notification_acts (
      id uuid primary key,
      notification_id uuid not null references notifications (id) on delete cascade,
      user_id uuid not null,
      actor_id uuid not null references people (id) on delete cascade,
      act_key text not null,
      taken_back_at timestamptz,
      unique (user_id, act_key)
    )`,
    `create index notification_acts_newest on notification_acts (notification_id, id desc)
      where taken_back_at is null`,
    `create index notification_acts_of_actor on notification_acts (actor_id)`,
    `create table push_devices (
      id uuid primary key,
      user_id uuid not null references people (id) on delete cascade,
      session_id uuid not null references sessions (id) on delete cascade,
      device_id text not null unique,
      token text not null unique,
      created_at timestamptz not null,
      last_seen_at timestamptz not null
    )`,
    `create index push_devices_of_user on push_devices (user_id, id desc)`,
    `create index push_devices_of_session on push_devices (session_id)`,
    `create index push_devices_age on push_devices (last_seen_at)`,
    `create table push_outbox (
      id uuid primary key,
      device_id uuid not null references push_devices (id) on delete cascade,
      notification_id uuid not null references notifications (id) on delete cascade,
      due_at timestamptz not null,
      claimed_until timestamptz,
      tries integer not null default 0,
      created_at timestamptz not null,
      unique (device_id, notification_id)
    )`,
    `create index push_outbox_due on push_outbox (due_at)`,
    `create index push_outbox_of_notification on push_outbox (notification_id)`,
    // A trigger deletes the devices of a session that ends, so that no writer can forget to.
    `create function forget_devices_of_session() returns trigger language plpgsql as $$
      begin
        delete from push_devices where session_id = new.id;
        return null;
      end
    $$`,
    `create trigger sessions_forget_devices after update of ended_at on sessions
      for each row when (new.ended_at is not null) execute function forget_devices_of_session()`,
    // When the end of a poll was made known; null while it runs.
    `alter table posts add column poll_ended_at timestamptz`,
    `create index posts_with_running_poll on posts (poll_ends_at)
      where poll_ends_at is not null and poll_ended_at is null`,
    `create index votes_of_poll on activities (reference_id, user_id) where kind = 'VOTE'`,
  ],
};
