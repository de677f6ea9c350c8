import { watchRoom } from './room';

const MEGABYTE = 1024 * 1024;

describe('R21: room on the disk', () => {
  it.each([
    [25 * MEGABYTE, true],
    [24 * MEGABYTE, true],
    [24 * MEGABYTE - 1, false],
    [0, false],
  ])('%i bytes are enough: %s', async (bytes, enough) => {
    const room = await watchRoom('/', async () => bytes);
    expect(room.enough()).toBe(enough);
    room.stop();
  });

  it('a disk that cannot be asked is not called full', async () => {
    const room = await watchRoom('/', () => Promise.reject(new Error('no such disk')));
    expect(room.enough()).toBe(true);
    room.stop();
  });

  it('is looked at again', async () => {
    let looks = 0;
    const twice = new Promise<void>((resolve) => {
      void watchRoom('/', async () => {
        looks += 1;
        if (looks === 2) resolve();
        return 0;
      });
    });
    await twice;
  });

  it('asks the system', async () => {
    const room = await watchRoom(process.cwd());
    expect(typeof room.enough()).toBe('boolean');
    room.stop();
  });
});
