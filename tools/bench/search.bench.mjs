import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { median, percentile } from './parts/load.mjs';
import { timeScripts } from './parts/time-scripts.mjs';
import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { PEOPLE, seedScale } from './parts/scale-seed.mjs';
import { statementsOf } from './parts/search-statements.mjs';
import { apart, commonWords, indexWords, wordText } from './parts/search-words.mjs';
import { startServer } from './parts/server.mjs';

const POSTS = 1_000_000;
const CONNECTIONS = 2;
const exec = promisify(execFile);

/** What people look for: names, common words, rare ones, several, phrases, beginnings, operators, slips. */
function queryMix() {
  const word = (n) => commonWords[n % commonWords.length];
  const several = Array.from({ length: 10 }, (_, n) => `${word(n * 7)} ${word(n * 11 + 3)}`);
  return [
    ...Array.from({ length: 8 }, (_, n) => `Given${n * 101} Family${n * 97}`),
    ...Array.from({ length: 4 }, (_, n) => `given${n * 31}`),
    ...[0, 1, 5, 20, 60, 100].map(word),
    ...several,
    apart.join(' '),
    `"${word(0)} ${word(1)}"`,
    `${word(2)} -${word(3)}`,
    `${word(4)} from:person-77`,
    `from:person-4242`,
    `${word(6)} has:image`,
    `${word(7)} has:poll type:post`,
    `${word(8)} since:2026-01-01`,
    `${word(9).slice(0, 4)}`,
    `${word(10)} ${word(12).slice(0, 3)}`,
    `type:user engineer company`,
    `${word(15)}x ${word(16)}`,
  ];
}

async function timeCalls(base, queries, seconds) {
  const taken = [];
  const until = performance.now() + seconds * 1000;
  const worker = async (first) => {
    for (let at = first; performance.now() < until; at += 1) {
      // Every query comes up equally often, in no order that caches could learn.
      const query = queries[(at * 17) % queries.length];
      const from = performance.now();
      const answer = await fetch(`${base}/v4/search?query=${encodeURIComponent(query)}`);
      if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      taken.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => worker(n * 5)));
  return taken;
}

/** Inserts a second by pgbench, with the search index and without. */
async function timeWrites(url, folder, seconds) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const script = path.join(folder, 'insert.txt');
  const text = 'A post of some length, as people write them at the end of a long day. '.repeat(4);
  writeFileSync(
    script,
    `insert into posts (id, slug, author_id, type, kind, text) values (gen_random_uuid(), gen_random_uuid()::text,
      bench_person(1 + floor(random() * ${PEOPLE})::int), 'POST', 'TEXT', '${text}');\n`,
  );
  const perSecond = async () => {
    const { stdout } = await exec('pgbench', [
      '-n',
      '-c',
      '8',
      '-j',
      '1',
      '-T',
      String(seconds),
      '-f',
      script,
      url,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)[1]);
  };
  const seen = { without: [], with: [] };
  for (let round = 0; round < 3; round += 1) {
    await client.query('alter table posts disable trigger posts_searched');
    seen.without.push(await perSecond());
    await client.query('alter table posts enable trigger posts_searched');
    seen.with.push(await perSecond());
  }
  await client.end();
  return { without: median(seen.without), with: median(seen.with) };
}

/** Searching a million posts and a hundred thousand people, beside the same statements through pgbench. */
export async function run({ full, log }) {
  const server = await findPostgres();
  if (server === null)
    return { title: 'Search', columns: [], rows: [], skipped: 'no PostgreSQL answered' };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-search-'));
  try {
    return await withDatabase(server, async (url) => {
      const api = await startServer({ DATABASE_URL: url, SEED: 'none' });
      try {
        log(`filling ${POSTS} posts`);
        await seedScale(url, POSTS, { text: wordText, relations: false });
        await indexWords(url, log);
        const queries = queryMix();
        const statements = await statementsOf(url, queries);
        for (const [at, text] of statements.entries()) {
          writeFileSync(path.join(folder, `${at}.sql`), text);
        }
        const [rounds, seconds] = full ? [5, 30] : [3, 12];
        const seen = { bare: [], api: [] };
        log('searching');
        await timeCalls(api.base, queries, 3);
        for (let round = 0; round < rounds; round += 1) {
          seen.bare.push(await timeScripts(url, folder, { seconds, connections: CONNECTIONS }));
          seen.api.push(await timeCalls(api.base, queries, seconds));
        }
        const of = (name, share) => median(seen[name].map((taken) => percentile(taken, share)));
        const row = (name, label) => [
          label,
          of(name, 0.5).toFixed(2),
          of(name, 0.95).toFixed(2),
          of(name, 0.99).toFixed(2),
          (of(name, 0.5) / of('bare', 0.5)).toFixed(2),
          (of(name, 0.99) / of('bare', 0.99)).toFixed(2),
        ];
        log('writing');
        const writes = await timeWrites(url, folder, full ? 20 : 8);
        return {
          title: `Search, ${CONNECTIONS} connections, ${POSTS} posts and ${PEOPLE} people, ${queries.length} queries`,
          columns: ['what', 'p50 ms', 'p95 ms', 'p99 ms', 'p50 to bare', 'p99 to bare'],
          rows: [row('bare', 'bare SQL by pgbench'), row('api', 'v4 /search')],
          notes: [
            'Goal: p50 at most 2 times and p99 at most 3 times the bare SQL.',
            `Posts inserted a second by pgbench: ${writes.without.toFixed(0)} without the index, ${writes.with.toFixed(0)} with it.`,
          ],
          figures: [
            ['p50, to bare SQL', of('api', 0.5) / of('bare', 0.5)],
            ['p99, to bare SQL', of('api', 0.99) / of('bare', 0.99)],
          ].map(([name, value]) => ({ name, value, better: 'less', tolerance: 0.25 })),
        };
      } finally {
        await api.stop();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
