import pg from 'pg';

/** Lines over the last 300 days, most of the points with few ambassadors. */
const linesText = (lines, ambassadors) => `
  insert into ambassador_lines (id, event_key, ambassador_id, kind, reason, points, rule_version, at, state, referral)
  select gen_random_uuid(), 'BENCH:' || g, a.id,
    (array['REFERRAL_FIRST_POST', 'REFERRAL_ACTIVE', 'REFERRAL_PAID'])[1 + g % 3], 'AWARD',
    (array[20, 100, 150])[1 + g % 3], 1, now() - (g % 25920) * interval '1 second' * 1000, 'COUNTED', 1 + g / ${ambassadors}
  from generate_series(1, ${lines}) g
    join bench_ambassadors a on a.n = 1 + (g::bigint * g % ${ambassadors} + g) % ${ambassadors}`;

/**
 * Fills a migrated database with ambassadors and their lines; no board is computed yet.
 *
 * @param {string} url address of the database
 * @param {{ ambassadors: number, lines: number }} size
 * @returns {Promise<void>}
 */
export async function seedAmbassadors(url, size) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fill((sql) => client.query(sql), size);
  } finally {
    await client.end();
  }
}

async function fill(run, { ambassadors, lines }) {
  await run('set synchronous_commit = off');
  await run(`insert into people (id, slug, display_name, headline)
    select gen_random_uuid(), 'ambassador-' || n, 'Ambassador ' || n, 'A headline of usual length'
    from generate_series(1, ${ambassadors}) n`);
  // Codes in base 32, of the signs that codes have.
  await run(`insert into ambassadors (id, user_id, state, motivation, code, request_id, applied_at, decided_at, is_outdated)
    select gen_random_uuid(), p.id, 'ACTIVE', repeat('Why. ', 20),
      (select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (n >> (5 * k)) % 32 + 1, 1), '')
        from generate_series(0, 7) k),
      gen_random_uuid(), now() - interval '300 days', now() - interval '300 days', true
    from generate_series(1, ${ambassadors}) n join people p on p.slug = 'ambassador-' || n`);
  await run(`create temp table bench_ambassadors as
    select id, row_number() over (order by id)::int as n from ambassadors`);
  await run(linesText(lines, ambassadors));
  await run('vacuum analyze');
}

/**
 * Someone in the middle of a board, and the points of each board beside those of the ledger.
 *
 * @param {string} url address of the database
 * @param {string} season
 */
export async function readBoard(url, season) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  const { rows } = await client.query(
    `select (select a.user_id from ambassador_standings s join ambassadors a on a.id = s.ambassador_id
        where s.board = $1 and s.position = (select size / 2 from ambassador_boards where board = $1)) as "middleId",
      (select size from ambassador_boards where board = $1) as size,
      (select sum(points) from ambassador_lines)::float8 as ledger,
      (select sum(points) from ambassador_standings where board = 'ALL')::float8 as board`,
    [season],
  );
  await client.end();
  return rows[0];
}
