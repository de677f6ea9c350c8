import { remembered } from './remembered';

describe('a remembered answer', () => {
  let time = 0;
  let loaded: string[];
  const ask = () => {
    loaded = [];
    return remembered<string, number, string>(
      1_000,
      () => new Date(time),
      async (key, parts) => {
        loaded.push(key);
        if (parts < 0) throw new Error('not now');
        return `${key} ${parts}`;
      },
    );
  };

  it('is found once for its time, by its key, also by those who ask at the same moment', async () => {
    const answer = ask();
    expect(await Promise.all([answer('a', 1), answer('a', 2), answer('b', 3)])).toEqual([
      'a 1',
      'a 1',
      'b 3',
    ]);
    time += 1_000;
    expect(await answer('a', 4)).toBe('a 4');
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it('is asked for again after it failed', async () => {
    const answer = ask();
    await expect(answer('a', -1)).rejects.toThrow('not now');
    expect(await answer('a', 1)).toBe('a 1');
  });
});
