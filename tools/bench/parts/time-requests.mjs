import http from 'node:http';

function read(address, agent) {
  return new Promise((resolve, reject) => {
    const refused = (status, text) => new Error(`${address}: ${status} ${text}`);
    const receive = (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(refused(answer.statusCode, Buffer.concat(parts).toString())),
      );
    };
    http.get(address, { agent }, receive).on('error', reject);
  });
}

/**
 * Asks for addresses in turn on connections that stay open. Nothing is compressed, as on the way to a proxy on the same
 * machine: what is measured is the product, not zlib on both ends of a loopback.
 *
 * @param {readonly string[]} addresses each connection begins elsewhere among them
 * @param {{ seconds: number, connections: number }} load
 * @returns {Promise<number[]>} milliseconds that each answer took
 * @throws {Error} on an answer other than 200
 */
export async function timeRequests(addresses, { seconds, connections }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const taken = [];
  const until = performance.now() + seconds * 1000;
  const worker = async (first) => {
    for (let at = first; performance.now() < until; at += 1) {
      const from = performance.now();
      await read(addresses[(at * 7) % addresses.length], agent);
      taken.push(performance.now() - from);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, (_, n) => worker(n * 5)));
  } finally {
    agent.destroy();
  }
  return taken;
}
