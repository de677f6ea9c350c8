import { bucketsInMemory } from './bucket';

const size = { holds: 60, refillMs: 1_000 };

describe('R19: a bucket of calls', () => {
  function stage() {
    let at = 1_000_000;
    const take = bucketsInMemory(() => at);
    const takeMany = async (key: string, count: number) => {
      let taken = 0;
      for (let each = 0; each < count; each += 1)
        taken += (await take(key, size)).isAllowed ? 1 : 0;
      return taken;
    };
    return { take, takeMany, pass: (ms: number) => void (at += ms) };
  }

  it('holds so many, and not one more; another key has its own', async () => {
    const { takeMany } = stage();
    expect(await takeMany('ada', 80)).toBe(60);
    expect(await takeMany('bob', 80)).toBe(60);
  });

  it('is filled one by one, however long its burst lies back, and never beyond what it holds', async () => {
    const { takeMany, pass } = stage();
    await takeMany('ada', 60);
    pass(999);
    expect(await takeMany('ada', 5)).toBe(0);
    pass(1);
    expect(await takeMany('ada', 5)).toBe(1);
    pass(10_500);
    expect(await takeMany('ada', 60)).toBe(10);
    pass(500);
    expect(await takeMany('ada', 5)).toBe(1);
    pass(3_600_000);
    expect(await takeMany('ada', 100)).toBe(60);
  });

  it('says what is left, when the next one comes and when it is full; refusals cost nothing', async () => {
    const { take, takeMany, pass } = stage();
    expect(await take('ada', size)).toEqual({
      isAllowed: true,
      left: 59,
      nextMs: 0,
      fullMs: 1_000,
    });
    await takeMany('ada', 59);
    pass(400);
    await takeMany('ada', 10);
    expect(await take('ada', size)).toEqual({
      isAllowed: false,
      left: 0,
      nextMs: 600,
      fullMs: 59_600,
    });
  });

  it('answers a flood of callers as fast as a few, looking through the buckets once a second', async () => {
    const { take, pass } = stage();
    const walks = jest.spyOn(Map.prototype, Symbol.iterator);
    for (let at = 0; at < 10_500; at += 1) await take(`caller-${at}`, size);
    expect(walks).toHaveBeenCalledTimes(1);
    pass(1_000);
    await take('ada', size);
    await take('bob', size);
    expect(walks).toHaveBeenCalledTimes(2);
    walks.mockRestore();
  });
});
