import { fork } from 'node:child_process';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'swarm.mjs');
const PROCESSES = 2;
const LOOK_MS = 20;

const answer = (child, message) =>
  new Promise((resolve, reject) => {
    const gone = () => reject(new Error('the connections ended'));
    child.once('exit', gone);
    child.once('message', (said) => {
      child.off('exit', gone);
      resolve(said);
    });
    child.send(message);
  });

/**
 * Opens connections in processes of their own.
 *
 * @param {{ url: string, path: string, auth: object }[]} connections
 * @returns how to wait for events at all of them, and to close them
 */
export async function openSwarm(connections) {
  const children = Array.from({ length: PROCESSES }, () => fork(program));
  await Promise.all(
    children.map((child, at) =>
      answer(child, {
        word: 'open',
        connections: connections.filter((_, which) => which % PROCESSES === at),
      }),
    ),
  );
  const countOf = async () => {
    const counts = await Promise.all(children.map((child) => answer(child, { word: 'count' })));
    return counts.reduce((sum, { count }) => sum + count, 0);
  };
  return {
    /** Until so many events arrived, or the time is up; answers how many did. */
    async arrived(wanted, withinMs) {
      const until = performance.now() + withinMs;
      for (;;) {
        const count = await countOf();
        if (count >= wanted || performance.now() > until) return count;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    },
    /** Milliseconds from telling to arriving, of all events since the last time. */
    async taken() {
      const parts = await Promise.all(children.map((child) => answer(child, { word: 'take' })));
      return parts.flatMap(({ taken }) => taken);
    },
    close: () =>
      Promise.all(
        children.map(
          (child) =>
            new Promise((resolve) => {
              child.once('exit', resolve);
              child.send({ word: 'close' });
            }),
        ),
      ),
  };
}
