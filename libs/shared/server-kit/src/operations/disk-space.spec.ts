import { watchDiskSpace } from './disk-space';

const MEGABYTE = 1024 * 1024;

describe('R21: room on the disk', () => {
  it.each([
    [25 * MEGABYTE, true],
    [24 * MEGABYTE, true],
    [24 * MEGABYTE - 1, false],
    [0, false],
  ])('%i bytes are enough: %s', async (bytes, enough) => {
    const diskSpace = await watchDiskSpace('/', async () => bytes);
    expect(diskSpace.enough()).toBe(enough);
    diskSpace.stop();
  });

  it('a disk that cannot be asked is not called full', async () => {
    const diskSpace = await watchDiskSpace('/', () => Promise.reject(new Error('no such disk')));
    expect(diskSpace.enough()).toBe(true);
    diskSpace.stop();
  });

  it('is looked at again', async () => {
    let looks = 0;
    const twice = new Promise<void>((resolve) => {
      void watchDiskSpace('/', async () => {
        looks += 1;
        if (looks === 2) resolve();
        return 0;
      });
    });
    await twice;
  });

  it('asks the system', async () => {
    const diskSpace = await watchDiskSpace(process.cwd());
    expect(typeof diskSpace.enough()).toBe('boolean');
    diskSpace.stop();
  });
});
