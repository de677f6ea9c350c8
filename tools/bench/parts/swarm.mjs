/** Open connections in a process of their own, forked by the benchmarks; notes when each event arrives. */
import { io } from 'socket.io-client';

const PARALLEL = 64;
const sockets = [];
let taken = [];
export const clock = () => performance.timeOrigin + performance.now();

function open({ url, path, auth }) {
  return new Promise((resolve, reject) => {
    const socket = io(url, { path, auth, transports: ['websocket'], forceNew: true });
    socket.on('event', (event) => taken.push(clock() - (event.data?.t ?? event.t)));
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    sockets.push(socket);
  });
}

process.on('message', async ({ word, connections }) => {
  if (word === 'open') {
    const waiting = [...connections];
    await Promise.all(
      Array.from({ length: PARALLEL }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await open(next);
      }),
    );
    process.send({ opened: sockets.length });
  }
  if (word === 'count') process.send({ count: taken.length });
  if (word === 'take') {
    process.send({ taken });
    taken = [];
  }
  if (word === 'close') process.exit(0);
});
