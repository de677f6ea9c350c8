import { newId } from '@upround/shared/db';
import type { TestServer } from '@upround/shared/testing-server';
import { columnsWith, personColumns } from './person-columns.fixtures';
import { insertProgrammeRows } from './programme-rows.fixtures';

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
  await insertTrackerRows(server, userId);
  await insertModerationRows(server, userId);
  await insertMentorRows(server, userId);
  await insertCompetitionRows(server, userId);
  await insertProgrammeRows(server, userId);
  await run(
    `insert into calculator_scenarios (id, user_id, calculator, name, state, created_at, updated_at)
     values ($2, $1, 'ESOP', 'A scenario', '1.', now(), now())`,
    newId(),
  );
}

/** A row of this person in each table that refers to a record of trackers, or whose constraints no made-up row meets. */
async function insertTrackerRows(server: TestServer, userId: string): Promise<void> {
  const recordId = newId();
  await server.database.query(
    `insert into tracker_records (id, slug, type, name, name_key, summary, source_name, source_url, words, created_at,
       updated_at)
     values ($1, 'a-fund', 'GRANT', 'A fund', 'a fund', 'A fund.', 'A source', 'https://fund.example', '', now(), now())`,
    [recordId],
  );
  const run = (sql: string, ...values: unknown[]) =>
    server.database.query(sql, [userId, ...values]);
  for (const table of ['tracker_hidden', 'tracker_watches']) {
    await run(
      `insert into ${table} (user_id, record_id, created_at) values ($1, $2, now())`,
      recordId,
    );
  }
  await run(
    `insert into tracker_reminders (user_id, record_id, closes_at, days, sent_at) values ($1, $2, now(), 7, now())`,
    recordId,
  );
  await run(
    `insert into tracker_reports (id, user_id, record_id, note, created_at) values ($2, $1, $3, 'Outdated', now())`,
    newId(),
    recordId,
  );
  await run(
    `insert into tracker_views (id, user_id, name, type, filters, columns, created_at)
     values ($2, $1, 'A view', 'GRANT', '{}', '{}', now())`,
    newId(),
  );
  await run(
    `insert into pipeline_items (id, user_id, record_id, name, stage, reached, stage_since, created_at, updated_at)
     values ($2, $1, $3, 'A fund', 'READY', 'READY', now(), now(), now())`,
    newId(),
    recordId,
  );
  await run(
    `insert into bundle_bookings (id, user_id, display_name, email, amount, currency, state, created_at)
     values ($2, $1, 'A name', 'a@name.example', 1, 'INR', 'PENDING', now())`,
    newId(),
  );
}

/** A case about this person, its decision, and their appeal against it and note on it. */
async function insertModerationRows(server: TestServer, userId: string): Promise<void> {
  const [caseId, decisionId] = [newId(), newId()];
  await server.database.query(
    `insert into moderation_cases (id, reference_type, reference_id, author_id, assignee_id, weight, created_at)
     values ($2, 'POST', $2, $1, $1, 10, now())`,
    [userId, caseId],
  );
  await server.database.query(
    `insert into moderation_decisions (id, case_id, reference_type, reference_id, author_id, moderator_id, action, rule,
       reason, text, created_at)
     values ($2, $3, 'POST', $3, $1, $1, 'WARN', 'SPAM', 'A reason', 'A text', now())`,
    [userId, decisionId, caseId],
  );
  await server.database.query(
    `insert into moderation_appeals (id, decision_id, author_id, text, created_at)
     values ($2, $3, $1, 'An appeal', now())`,
    [userId, newId(), decisionId],
  );
  await server.database.query(
    `insert into moderation_notes (id, case_id, author_id, text, created_at)
     values ($2, $3, $1, 'A note', now())`,
    [userId, newId(), caseId],
  );
  await server.database.query(
    `insert into text_prints (id, author_id, digest, link_count, is_new, created_at)
     values ($2, $1, 'A digest', 1, true, now())`,
    [userId, newId()],
  );
}

/** This person as a mentor, with a session that someone else booked and all that belongs to it. */
async function insertMentorRows(server: TestServer, userId: string): Promise<void> {
  const [mentorId, bookingId] = [newId(), newId()];
  const run = (sql: string, ...values: unknown[]) =>
    server.database.query(sql, [userId, ...values]);
  await run(
    `insert into mentors (id, user_id, state, headline, proof, zone, weekly, created_at, updated_at)
     values ($2, $1, 'DRAFT', 'A headline', 'A proof', 'Asia/Kolkata', '{}', now(), now())`,
    mentorId,
  );
  await run(
    `insert into mentor_bookings (id, mentor_id, mentor_user_id, mentee_id, state, starts_at, ends_at, mentee_zone,
       goal, title, price, currency, cancel_window_hours, move_window_hours, hold_until, created_at, updated_at)
     select $2, $3, $1, p.id, 'CONFIRMED', now(), now() + interval '1 hour', 'Asia/Kolkata', 'A goal', 'A title', 0,
       'INR', 24, 24, now(), now(), now() from people p where p.id <> $1 limit 1`,
    bookingId,
    mentorId,
  );
  await run(
    `insert into mentor_taken_times (booking_id, user_id, starts_at, ends_at)
     values ($2, $1, now(), now() + interval '1 hour')`,
    bookingId,
  );
  await run(
    `insert into mentor_booking_steps (id, booking_id, action, by, actor_id, to_state, starts_at, note, at)
     values ($2, $3, 'CONFIRM', 'MENTOR', $1, 'CONFIRMED', now(), 'A note', now())`,
    newId(),
    bookingId,
  );
  await run(
    `insert into mentor_reviews (id, booking_id, mentor_id, author_id, by, stars, text, created_at)
     values ($2, $3, $4, $1, 'MENTOR', 5, 'A review', now())`,
    newId(),
    bookingId,
    mentorId,
  );
  await run(
    'insert into mentor_waits (mentor_id, user_id, created_at) values ($2, $1, now())',
    mentorId,
  );
  await run(
    'insert into mentor_calendar_addresses (user_id, id, created_at) values ($1, $2, now())',
    newId(),
  );
}

/** This person in a competition, with an entry of their own that was submitted. */
async function insertCompetitionRows(server: TestServer, userId: string): Promise<void> {
  const [competitionId, entryId] = [newId(), newId()];
  const run = (sql: string, ...values: unknown[]) =>
    server.database.query(sql, [userId, ...values]);
  await server.database.query(
    `insert into competitions (id, slug, kind, title, tagline, organiser, form, criteria, tie_rule, team_max,
       announced_at, opens_at, closes_at, judging_at, result_at, entry_count, follower_count, created_at, updated_at)
     values ($1, $2, 'COMPETITION', 'A title', 'A tagline', 'An organiser', '[]', '[]', 'SHARED', 3, now(),
       now() - interval '2 days', now() - interval '1 day', now(), now() + interval '1 day', 1, 1, now(), now())`,
    [competitionId, `competition-${competitionId}`],
  );
  await run(
    `insert into competition_entries (id, competition_id, owner_id, state, title, tagline, answers, revision,
       invite_token, created_at, updated_at)
     values ($2, $3, $1, 'DRAFT', 'A title', 'A tagline', '{}', 1, $4, now(), now())`,
    entryId,
    competitionId,
    entryId.replaceAll('-', ''),
  );
  await run(
    `insert into competition_members (competition_id, user_id, entry_id, joined_at) values ($2, $1, $3, now())`,
    competitionId,
    entryId,
  );
  await run(
    'insert into competition_follows (competition_id, user_id, created_at) values ($2, $1, now())',
    competitionId,
  );
  // Someone else's entry that they judge, in another competition.
  await run(
    `with other as (
       insert into competitions (id, slug, kind, title, tagline, organiser, form, criteria, tie_rule, team_max,
         opens_at, closes_at, judging_at, result_at, created_at, updated_at)
       values ($2::uuid, 'judged-' || $2::uuid, 'COMPETITION', 'A title', 'A tagline', 'An organiser', '[]', '[]', 'SHARED', 3,
         now() - interval '2 days', now() - interval '1 day', now(), now() + interval '1 day', now(), now())
       returning id)
     insert into competition_judges (competition_id, user_id, state, seed, invited_at)
     select id, $1, 'ACCEPTED', 'a seed', now() from other`,
    newId(),
  );
  await server.database.query(
    `with receipt as (
       insert into competition_receipts (id, entry_id, title, tagline, content, sha256, submitted_at)
       values ($1, $2, 'A title', 'A tagline', '{}', repeat('0', 64), now()))
     update competition_entries set state = 'SUBMITTED', receipt_id = $1, submitted_revision = 1, submitted_at = now()
     where id = $2`,
    [newId(), entryId],
  );
  await server.database.query(
    `insert into competition_files (key, entry_id, field_id) values ('an-upload.pdf', $1, 'deck')`,
    [entryId],
  );
  await run(
    `insert into competition_votes (competition_id, user_id, entry_id, state, network, voted_at)
     values ($2, $1, $3, 'HELD', '203.0.113.0/24', now())`,
    competitionId,
    entryId,
  );
}

/** A value of each type that a column without a default may have. */
const values: Readonly<Record<string, () => unknown>> = {
  uuid: newId,
  text: () => 'a text',
  integer: () => 1,
  boolean: () => false,
  jsonb: () => '{}',
  'timestamp with time zone': () => new Date(),
};

/**
 * A row of this person in a table of which the test knows nothing, such as that of a new slice.
 *
 * @throws Error if a constraint refuses such a row: `insertRows` has to insert one then
 */
async function insertAnyRow(server: TestServer, userId: string, table: string): Promise<void> {
  const ofPeople = (await personColumns(server)).filter((one) => one.table === table);
  const required = await server.database.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null`,
    [table],
  );
  const row = new Map(required.map(({ name, type }) => [name, values[type]?.()]));
  for (const { column } of ofPeople) row.set(column, userId);
  const columns = [...row.keys()].map((name) => `"${name}"`);
  await server.database.query(
    `insert into "${table}" (${columns.join(', ')})
     values (${columns.map((_name, index) => `$${index + 1}`).join(', ')})`,
    [...row.values()],
  );
}

/**
 * Inserts a row of this person in each table that has none yet, but for those named.
 *
 * @returns the tables that got one
 */
export async function insertMissingRows(
  server: TestServer,
  userId: string,
  without: readonly string[],
): Promise<string[]> {
  const filled = new Set((await columnsWith(server, userId)).map(({ table }) => table));
  const tables = new Set((await personColumns(server)).map(({ table }) => table));
  const missing = [...tables].filter((table) => !filled.has(table) && !without.includes(table));
  for (const table of missing) await insertAnyRow(server, userId, table);
  return missing;
}
