/**
 * The API's own hub on a server of its own, with people and a way to tell them all something: no event of the product
 * goes to so many at once. Started as a process of its own.
 */
import { randomUUID } from 'node:crypto';
import { findLiveMember } from '@upround/account/api';
import { migrate, migrations, openDatabase } from '@upround/shared/db';
import { createTaskQueue } from '@upround/shared/tasks';
import { createSocketHub } from '@upround/shared/realtime-hub';
import { createShutdownState, createServer } from '@upround/shared/server-kit';
import { pino } from 'pino';
import { BENCH_SECRET } from './product.mjs';

const people = Number(process.env['BENCH_PEOPLE']);
const port = Number(process.env['PORT']);

const SIGN_UP = `
  with person as (
    insert into people (id, slug, display_name) values ($1, $2, $2) returning id
  ), account as (
    insert into accounts (user_id, email, password_hash) select id, $2 || '@bench.test', '' from person returning user_id
  )
  insert into sessions (id, user_id, device, expires_at)
    select $3, user_id, 'bench', now() + interval '1 day' from account`;

async function serve(): Promise<void> {
  const log = pino({ level: 'warn' });
  const url = process.env['DATABASE_URL'] ?? '';
  const database = await openDatabase({ kind: 'postgres', url });
  await migrate(database, migrations);
  const tasks = createTaskQueue({ database, handlers: [], log, maintain: false });
  const server = await createServer({
    database,
    tasks,
    log,
    modules: [],
    secrets: [BENCH_SECRET],
    findMember: findLiveMember,
    rateLimits: 'off',
    trustProxy: [],
    origins: [],
  });
  const hub = await createSocketHub({ database, origins: [], limits: 'off', log });
  await hub.register({ server, life: createShutdownState() });
  const members: { userId: string; token: string }[] = [];
  for (let at = 0; at < people; at += 1) {
    const [userId, sessionId] = [randomUUID(), randomUUID()];
    await database.query(SIGN_UP, [userId, `person-${at}`, sessionId]);
    members.push({ userId, token: await server.tokens.signAccess({ userId, sessionId }) });
  }
  const userIds = members.map(({ userId }) => userId);
  server.app.get('/people', { config: { access: 'open' } }, () => members);
  server.app.get('/tell', { config: { access: 'open' } }, (request, reply) => {
    const { t } = request.query as { t: string };
    hub.send(userIds, { name: 'bench.told', data: { t: Number(t), text: 'x'.repeat(300) } });
    return reply.code(201).send({});
  });
  await server.app.listen({ port, host: '127.0.0.1', backlog: 4096 });
  process.stdout.write(`hub is ready at http://127.0.0.1:${port}\n`);
  process.once('SIGTERM', () => process.exit(0));
}

void serve();
