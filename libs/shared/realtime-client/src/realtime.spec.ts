import { createRealtime } from './realtime';
import type { Heard, Transport } from './transport';

/** A transport in the test's hand. */
function handTransport() {
  const lines: { profileId: string; heard: Heard; isEnded: boolean }[] = [];
  const transport: Transport = (profileId, heard) => {
    const line = { profileId, heard, isEnded: false };
    lines.push(line);
    return () => void (line.isEnded = true);
  };
  return { lines, transport };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const event = (id: string, data: Record<string, unknown> = {}) => ({ id, name: 'test', data });

describe('the page’s realtime connection', () => {
  it('R34: opens nothing before someone is logged in, and then waits until the page is idle', async () => {
    const { lines, transport } = handTransport();
    let rest = () => undefined as void;
    const load = jest.fn(() => Promise.resolve(transport));
    const realtime = createRealtime({ load, rest: () => new Promise<void>((go) => (rest = go)) });
    realtime.identify(null);
    await settle();
    expect([realtime.state, load.mock.calls.length]).toEqual(['off', 0]);
    realtime.identify('ada');
    realtime.identify('ada');
    await settle();
    expect([realtime.state, load.mock.calls.length]).toEqual(['waiting', 0]);
    rest();
    await settle();
    expect(lines.map(({ profileId }) => profileId)).toEqual(['ada']);
    lines[0]?.heard.open(true);
    expect(realtime.state).toBe('open');
  });

  it('opens at once if a screen asks for it, even before anyone is logged in', async () => {
    const { lines, transport } = handTransport();
    const never = () => new Promise(() => undefined);
    const realtime = createRealtime({ load: () => Promise.resolve(transport), rest: never });
    realtime.hurry();
    realtime.identify('ada');
    await settle();
    expect(lines).toHaveLength(1);
  });

  it('R34: reports nothing of an earlier person’s connection, even if events still arrive', async () => {
    const { lines, transport } = handTransport();
    const realtime = createRealtime({
      load: () => Promise.resolve(transport),
      rest: () => Promise.resolve(),
    });
    const [heard, gaps, states] = [jest.fn(), jest.fn(), [] as string[]];
    realtime.on('test', heard);
    realtime.onGap(gaps);
    realtime.onState(() => states.push(realtime.state));
    realtime.identify('ada');
    await settle();
    lines[0]?.heard.open(true);
    realtime.identify('bob');
    await settle();
    expect(lines[0]?.isEnded).toBe(true);
    lines[0]?.heard.event(event('1'));
    lines[0]?.heard.gap();
    lines[0]?.heard.open(true);
    expect([heard.mock.calls, gaps.mock.calls, states]).toEqual([
      [],
      [],
      ['waiting', 'open', 'waiting'],
    ]);
    realtime.identify(null);
    expect([realtime.state, lines[1]?.isEnded]).toEqual(['off', true]);
  });

  it('R34: does not open for someone who logged out while the code was loading', async () => {
    const { lines, transport } = handTransport();
    let loaded: (transport: Transport) => void = () => undefined;
    const realtime = createRealtime({
      load: () => new Promise((resolve) => (loaded = resolve)),
      rest: () => Promise.resolve(),
    });
    realtime.identify('ada');
    await settle();
    realtime.identify(null);
    loaded(transport);
    await settle();
    expect(lines).toEqual([]);
  });

  it('reports an event once for each id, of the last two hundred', async () => {
    const { lines, transport } = handTransport();
    const realtime = createRealtime({
      load: () => Promise.resolve(transport),
      rest: () => Promise.resolve(),
    });
    const heard: unknown[] = [];
    const stop = realtime.on('test', (data) => heard.push(data));
    realtime.on('other', () => heard.push('other'));
    realtime.identify('ada');
    await settle();
    const tell = (id: string) => lines[0]?.heard.event(event(id, { id }));
    tell('first');
    for (let at = 0; at < 199; at += 1) tell(`e${at}`);
    tell('first');
    expect(heard).toHaveLength(200);
    tell('one-more');
    tell('first');
    expect(heard).toHaveLength(202);
    stop();
    tell('unheard');
    expect(heard).toHaveLength(202);
  });

  it('R34: tries again later where its code cannot be loaded', async () => {
    jest.useFakeTimers();
    const { lines, transport } = handTransport();
    const load = jest
      .fn<Promise<Transport>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(transport);
    const realtime = createRealtime({ load, rest: () => Promise.resolve() });
    realtime.identify('ada');
    await settle();
    expect([realtime.state, lines.length]).toEqual(['waiting', 0]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(lines).toHaveLength(1);
    jest.useRealTimers();
  });
});
