import { createRefresher, type RefresherPorts } from './refresher';
import { createTokenStore } from './token-store';

/** Locks and a channel shared by several tabs, as a browser shares them. */
function browser() {
  let tail: Promise<unknown> = Promise.resolve();
  let held = 0;
  const locks = {
    async request(_name: string, second: unknown, third?: unknown) {
      const work = (third ?? second) as (lock: unknown) => Promise<unknown>;
      const isOptional =
        third !== undefined && (second as { ifAvailable?: boolean }).ifAvailable === true;
      if (isOptional && held > 0) return work(null);
      held += 1;
      const run = tail.then(() => work({}));
      tail = run.catch(() => undefined).finally(() => (held -= 1));
      return run;
    },
  } as unknown as NonNullable<RefresherPorts['locks']>;
  const tabs: ((event: { data: unknown }) => void)[] = [];
  const channel = () => {
    let own: ((event: { data: unknown }) => void) | undefined;
    return {
      postMessage: (data: unknown) => {
        for (const listener of tabs) if (listener !== own) setTimeout(() => listener({ data }), 5);
      },
      addEventListener: (_: string, listener: unknown) => {
        own = listener as (event: { data: unknown }) => void;
        tabs.push(own);
      },
    } as unknown as NonNullable<RefresherPorts['channel']>;
  };
  return { locks, channel };
}

describe('R4: refreshing across tabs', () => {
  it('asks the API once for all tabs that find their token too old', async () => {
    const { locks, channel } = browser();
    let calls = 0;
    const call = async () => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return `token-${calls}`;
    };
    const tabs = Array.from({ length: 4 }, () => {
      const box = createTokenStore();
      box.set('old');
      return createRefresher(box, call, { locks, channel: channel() });
    });
    const tokens = await Promise.all(tabs.map((refresh) => refresh('old')));
    expect(tokens).toEqual(['token-1', 'token-1', 'token-1', 'token-1']);
    expect(calls).toBe(1);
  });

  it('lets the next one try when the first could not reach the API', async () => {
    const { locks, channel } = browser();
    const outcomes = [Promise.reject(new Error('no connection')), Promise.resolve('good')];
    outcomes[0]?.catch(() => undefined);
    const call = () => outcomes.shift() ?? Promise.resolve('late');
    const [first, second] = [1, 2].map(() =>
      createRefresher(createTokenStore(), call, { locks, channel: channel() }),
    );
    await expect(first?.(undefined)).rejects.toThrow('no connection');
    await expect(second?.(undefined)).resolves.toBe('good');
  });

  it('works without locks and channel', async () => {
    const box = createTokenStore();
    const refresh = createRefresher(box, () => Promise.resolve('t'), {});
    await expect(refresh(undefined)).resolves.toBe('t');
    expect(box.get()).toBe('t');
  });
});
