import { createServer, connect } from 'node:net';

/** Frontend messages that run a statement: a simple query, and the execution of a prepared one (PostgreSQL, 53.7). */
const RUNS = new Set(['Q'.charCodeAt(0), 'E'.charCodeAt(0)]);
const HEAD = 5;

/** Counts the messages of one connection; the first one, of the start-up, has no type. */
function messageCounter(onStatement) {
  let rest = Buffer.alloc(0);
  let hasBegun = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const typeBytes = hasBegun ? 1 : 0;
      if (rest.length < (hasBegun ? HEAD : 4)) return;
      const length = rest.readUInt32BE(typeBytes) + typeBytes;
      if (rest.length < length) return;
      if (hasBegun && RUNS.has(rest[0])) onStatement();
      hasBegun = true;
      rest = rest.subarray(length);
    }
  };
}

/**
 * A proxy between a server and PostgreSQL that counts statements.
 *
 * @param {string} url of the database, without TLS
 * @returns {Promise<{ url: string, taken(): number, close(): void }>} the address to use instead; `taken` reads the
 *   count
 * and sets it to zero
 */
export async function countStatements(url) {
  const target = new URL(url);
  let count = 0;
  const sockets = new Set();
  const proxy = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    const read = messageCounter(() => (count += 1));
    client.on('data', read);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => client.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.host = `127.0.0.1:${proxy.address().port}`;
  return {
    url: own.href,
    taken() {
      const taken = count;
      count = 0;
      return taken;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
