/**
 * The least that telling open pages costs here: socket.io with nothing around it. With Redis it joins other processes
 * by the same adapter; with a database it keeps each message by one statement. Started as a process of its own.
 */
import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Server } from 'socket.io';

const { PORT, FLOOR_REDIS_URL, FLOOR_DATABASE_URL } = process.env;
const pool = FLOOR_DATABASE_URL
  ? new pg.Pool({ connectionString: FLOOR_DATABASE_URL, max: 10 })
  : undefined;

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(404).end();
  const { room, keep, event } = await bodyOf(request);
  if (keep && pool) {
    await pool.query({
      name: 'keep',
      text: 'insert into floor_messages (id, body) values (gen_random_uuid(), $1)',
      values: [JSON.stringify(event)],
    });
  }
  (room === undefined ? io : io.to(room)).emit('event', event);
  response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
});
const io = new Server(server, { serveClient: false });
if (FLOOR_REDIS_URL) {
  const redis = new Redis(FLOOR_REDIS_URL);
  io.adapter(createAdapter(redis, redis.duplicate(), { key: `floor-${process.env.FLOOR_KEY}` }));
}
io.on('connection', (socket) => socket.join(socket.handshake.auth.room ?? 'all'));
server.listen(Number(PORT), '127.0.0.1', 4096, () =>
  process.stdout.write(`floor is ready at http://127.0.0.1:${PORT}\n`),
);
process.once('SIGTERM', () => process.exit(0));
