/** @databases both */
import { pino } from 'pino';
import { createOutbox, type Outbox, type OutboxPorts } from '../ably-outbox';
import { GAP, messageOf } from '../wire';
import { until } from './stage.fixtures';

const message = messageOf({ name: 'test.count', data: {} });
const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at}`);

describe('the queue for Ably', () => {
  const outboxes: Outbox[] = [];
  afterEach(() => outboxes.splice(0).forEach((outbox) => outbox.close()));

  /** An outbox whose service answers one request at a time, when the test asks for it. */
  function stage(log = pino({ level: 'silent' })) {
    const requests: { what: string; userIds: string[]; isGap: boolean }[] = [];
    const answers: ((isTaken: boolean) => void)[] = [];
    const asked = (what: string, userIds: string[], isGap = false) => {
      requests.push({ what, userIds, isGap });
      return new Promise<boolean>((resolve) => answers.push(resolve));
    };
    const ports: OutboxPorts = {
      log,
      restMs: 5,
      async publish(publications) {
        const userIds = publications.flatMap((each) => each.userIds);
        const isGap = publications[0]?.message === GAP;
        if (!(await asked('publish', userIds, isGap))) throw new Error('Not now.');
      },
      revoke: async (userIds) =>
        (await asked('revoke', [...userIds])) ? userIds : userIds.slice(1),
    };
    const outbox = createOutbox(ports);
    outboxes.push(outbox);
    /** Answers the oldest request, and waits for the next. */
    async function answer(isTaken = true) {
      const count = requests.length;
      answers.shift()?.(isTaken);
      await until(() => requests.length > count);
      return requests.at(-1);
    }
    return { outbox, requests, answer };
  }

  it('R11: under load, tokens are revoked before anything else in the queue', async () => {
    const { outbox, answer } = stage();
    // The second and third events of one person each need a request of their own.
    for (let at = 0; at < 3; at += 1) outbox.enqueue(['ada'], message);
    outbox.revoke('bob');
    expect(await answer()).toMatchObject({ what: 'revoke', userIds: ['bob'] });
    outbox.enqueue(['ada'], message);
    outbox.revoke('cid');
    expect(await answer()).toMatchObject({ what: 'publish' });
    expect(await answer()).toMatchObject({ what: 'revoke', userIds: ['cid'] });
  });

  it('R11: a failed revocation is retried, a successful one is not, and events go on', async () => {
    const { outbox, requests, answer } = stage();
    outbox.enqueue(['dan'], message);
    outbox.revoke('ada');
    outbox.revoke('bob');
    outbox.enqueue(['cid'], message);
    expect(await answer()).toMatchObject({ what: 'revoke', userIds: ['ada', 'bob'] });
    expect(await answer(false)).toMatchObject({ what: 'publish', userIds: ['cid'] });
    expect(await answer()).toMatchObject({ what: 'revoke', userIds: ['ada'] });
    expect(requests).toHaveLength(4);
  });

  it('R14: when the queue is full, the other people still get a gap; it is logged once', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const { outbox, requests, answer } = stage(log);
    outbox.enqueue(named('first', 9_000), message);
    outbox.enqueue(named('second', 2_000), message);
    outbox.enqueue(named('third', 2_000), message);
    const next = await answer(false);
    expect(next?.isGap).toBe(true);
    expect(next?.userIds).toHaveLength(10_000);
    expect(next?.userIds.slice(0, 9_000)).toEqual(named('first', 9_000));
    expect([requests.length, lines.length]).toEqual([2, 1]);
  });
});
