import { AppError } from '../app-error';
import { Turns } from './turns';

describe('turns', () => {
  it('run so many at once, in order, and refuse what too many wait for', async () => {
    const turns = new Turns(2, 1);
    const ends: (() => void)[] = [];
    const started: string[] = [];
    const work = (name: string) =>
      turns.take(
        () =>
          new Promise<string>((resolve) => {
            started.push(name);
            ends.push(() => resolve(name));
          }),
      );
    const [first, second, third] = [work('first'), work('second'), work('third')];
    await expect(work('fourth')).rejects.toBeInstanceOf(AppError);
    expect(started).toEqual(['first', 'second']);
    ends[0]?.();
    expect(await first).toBe('first');
    // A turn that fails is passed on as well.
    const failing = turns.take(() => Promise.reject(new Error('no font')));
    ends[1]?.();
    expect(await second).toBe('second');
    await expect(failing).rejects.toThrow('no font');
    expect(started).toEqual(['first', 'second', 'third']);
    ends[2]?.();
    expect(await third).toBe('third');
    await expect(turns.take(() => Promise.resolve('fifth'))).resolves.toBe('fifth');
  });
});
