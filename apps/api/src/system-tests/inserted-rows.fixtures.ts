import { newId } from '@upround/shared/db';
import type { TestServer } from '@upround/shared/testing-server';

/** A row of this person in each table that only staff, clocks or slices without their own part in the test write to. */
export async function insertRows(server: TestServer, userId: string): Promise<void> {
  const run = (sql: string, ...values: unknown[]) =>
    server.database.query(sql, [userId, ...values]);
  await run(
    `insert into entitlements (id, user_id, tier, source, since) values ($2, $1, 1, 'DEMO', now())`,
    newId(),
  );
  await run(
    `insert into idempotency_keys (user_id, key, call_id, fingerprint) values ($1, 'a-key', 'feed.createPost', '')`,
  );
  await run(
    'insert into job_reply_records (creator_id, rate, median_hours, counted_at) values ($1, 1, 2, now())',
  );
  await run(
    `with made as (
       insert into news_sources (id, slug, name, kind, feed_url, host, state)
       values ($2, 'a-source', 'A source', 'FEED', 'https://source.example/feed', 'source.example', 'PAUSED')
       returning id
     )
     insert into news_source_mutes (user_id, source_id) select $1, id from made`,
    newId(),
  );
  await run('insert into notification_digests (user_id, day) values ($1, now())');
  await run('insert into premium_interests (user_id) values ($1)');
  await run(
    'insert into quiz_scores (user_id, attempted, right_count, streak, best_streak) values ($1, 1, 1, 1, 1)',
  );
  await run(
    `insert into uploads (id, key, owner_id, purpose, name, size)
     values ($2, 'an-upload.pdf', $1, 'RESUME', 'cv.pdf', 1)`,
    newId(),
  );
  await run(
    `insert into audit_entries (id, actor_id, action, reference_type, reference_id, request_id, details)
     values ($2, $1, 'test', 'USER', 'nobody', 'a-request', '{}')`,
    newId(),
  );
}
