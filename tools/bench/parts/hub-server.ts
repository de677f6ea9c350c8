/**
 * The API's own hub on a server of its own, with people and a way to tell them all something: no event of the product
 * goes to so many at once. Started as a process of its own.
 */
import { migrate, migrations, openDatabase } from '@upround/shared/db';
import { createSocketHub, type RealtimePart } from '@upround/shared/realtime-hub';
import { createTestServer } from '@upround/shared/testing-server';
import { pino } from 'pino';

const people = Number(process.env['BENCH_PEOPLE']);

async function serve(): Promise<void> {
  let hub: RealtimePart | undefined;
  const userIds: string[] = [];
  const members: { userId: string; token: string }[] = [];
  const url = process.env['DATABASE_URL'] ?? '';
  const database = await openDatabase({ kind: 'postgres', url });
  await migrate(database, migrations);
  const server = await createTestServer({
    database,
    async extend(app, parts) {
      const log = pino({ level: 'warn' });
      hub = await createSocketHub({ database: parts.database, origins: [], limits: 'off', log });
      await hub.register({ server: parts.server });
      app.get('/people', { config: { access: 'open' } }, () => members);
      app.get('/tell', { config: { access: 'open' } }, (request, reply) => {
        const { t } = request.query as { t: string };
        hub?.send(userIds, { name: 'bench.told', data: { t: Number(t), text: 'x'.repeat(300) } });
        return reply.code(201).send({});
      });
    },
  });
  for (let at = 0; at < people; at += 1) {
    const { userId, token } = await server.signUpAs(`person-${at}`);
    userIds.push(userId);
    members.push({ userId, token });
  }
  const { PORT } = process.env;
  await server.app.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4096 });
  process.stdout.write(`hub is ready at http://127.0.0.1:${PORT}\n`);
  process.once('SIGTERM', () => process.exit(0));
}

void serve();
