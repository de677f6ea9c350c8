import { remembered } from './remembered';

describe('what is remembered', () => {
  let at = 0;
  const of = (most: number) => remembered<number>({ ms: 1_000, most }, () => new Date(at));
  const counting = () => {
    let count = 0;
    return async () => (count += 1);
  };

  it('is loaded again when its time is over', async () => {
    const [ask, load] = [of(5), counting()];
    expect([await ask('a', load), await ask('a', load)]).toEqual([1, 1]);
    at += 1_000;
    expect(await ask('a', load)).toBe(2);
  });

  it('are the latest answers, so many at most', async () => {
    const [ask, load] = [of(2), counting()];
    for (const key of ['a', 'b', 'c']) await ask(key, load);
    expect([await ask('b', load), await ask('c', load), await ask('a', load)]).toEqual([2, 3, 4]);
  });

  it('is nothing that failed', async () => {
    const ask = of(2);
    await expect(ask('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await ask('a', async () => 7)).toBe(7);
  });
});
