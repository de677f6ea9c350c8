import { RecentPictures } from './recent-pictures';

const picture = (text: string) => Promise.resolve(Buffer.from(text));

describe('recent pictures', () => {
  it('are those that were asked for last', async () => {
    const recent = new RecentPictures(2);
    await recent.add('one', picture('one'));
    await recent.add('two', picture('two'));
    await recent.get('one');
    await recent.add('three', picture('three'));
    expect(recent.get('two')).toBeUndefined();
    expect((await recent.get('one'))?.toString()).toBe('one');
    expect((await recent.get('three'))?.toString()).toBe('three');
  });

  it('don’t hold what fails, nor lose another picture for it', async () => {
    const recent = new RecentPictures(1);
    await recent.add('one', picture('one'));
    await expect(recent.add('two', Promise.reject(new Error('no font')))).rejects.toThrow();
    expect(recent.get('two')).toBeUndefined();
    expect(recent.get('one')).toBeDefined();
  });
});
