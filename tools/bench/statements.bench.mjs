import { findPostgres, withDatabase } from './parts/postgres.mjs';
import { startServer } from './parts/server.mjs';
import { countStatements } from './parts/statement-counter.mjs';

const PASSWORD = 'upround-demo';
/** A write of another kind would wait for tasks; these are what people do most. */
const reads = (post) => ({
  'the newest posts': '/v4/post?filter=latest',
  'one post': `/v3/post/${post.id}`,
  'its comments': `/v1/comment?referenceType=POST&referenceId=${post.id}`,
  'the job board': '/v1/job',
  'its filters': '/v1/job-facets',
  conversations: '/v1/conversation',
  notifications: '/v2/notification',
  news: '/v3/news',
  'a search': '/v4/search?query=founder',
});
const SETTLE_MS = 500;
const ROUNDS = 12;

async function signIn(base) {
  const answer = await fetch(`${base}/v2/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'founder@upround.test', password: PASSWORD }),
  });
  const { token } = await answer.json();
  return { 'access-token': token };
}

async function read(url, headers) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** How many statements reach PostgreSQL for one call, once its caches are warm. */
export async function run({ log }) {
  const server = await findPostgres();
  if (server === null) return { skipped: 'no PostgreSQL answers; set BENCH_DATABASE_URL' };
  return withDatabase(server, async (database) => {
    const counter = await countStatements(database);
    const api = await startServer({ DATABASE_URL: counter.url, SEED: 'demo' });
    const counts = {};
    try {
      const headers = await signIn(api.base);
      const { data } = await read(`${api.base}/v4/post?filter=latest`, headers);
      for (const [name, path] of Object.entries(reads(data[0].data))) {
        await read(api.base + path, headers);
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
        // Background tasks send statements as well: the least of several rounds is the call's own.
        const rounds = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          counter.taken();
          await read(api.base + path, headers);
          rounds.push(counter.taken());
        }
        counts[name] = Math.min(...rounds);
        log(`${name}: ${rounds.join(' ')}`);
      }
    } finally {
      await api.stop();
      counter.close();
    }
    const figures = Object.entries(counts).map(([name, value]) => ({
      name: `statements of ${name}`,
      value,
      better: 'less',
      tolerance: 0,
    }));
    return {
      title: 'Statements for one call, on PostgreSQL',
      columns: ['call', 'statements'],
      rows: Object.entries(counts),
      figures,
    };
  });
}
