import type { InfiniteData } from '@tanstack/react-query';
import { defineCall } from '@upround/shared/contract-core';
import {
  addFirst,
  changeInPages,
  changeItem,
  findItem,
  mapPages,
  withoutRepeats,
} from './change-pages';
import { pagesKeyOf } from './pages-for';
import { createQueryClient } from './query-client';

interface Thing {
  id: string;
  name: string;
}
type Pages = InfiniteData<{ data: Thing[]; nextSegment: string | null } | null, string>;

const call = (id: string) =>
  defineCall({ id, method: 'GET', path: `/v1/${id}`, access: 'guest', summary: '' } as never);
const listThings = call('listThings');
const listOthers = call('listOthers');

const thing = (id: string, name = id): Thing => ({ id, name });
const pagesOf = (...pages: (Thing[] | null)[]): Pages => ({
  pages: pages.map((data) => data && { data, nextSegment: 'next' }),
  pageParams: pages.map(() => ''),
});
const namesIn = (pages: Pages | undefined) =>
  pages?.pages.map((page) => page?.data.map(({ name }) => name));

function stage() {
  const client = createQueryClient();
  const key = (of: typeof listThings, filter: string) => [...pagesKeyOf(of), filter];
  client.setQueryData(key(listThings, 'a'), pagesOf([thing('1'), thing('2')], [thing('3')]));
  client.setQueryData(key(listThings, 'b'), pagesOf([thing('3')]));
  client.setQueryData(key(listThings, 'cleared'), pagesOf(null));
  client.setQueryData(key(listOthers, 'a'), pagesOf([thing('3')]));
  const read = (of: typeof listThings, filter: string) =>
    client.getQueryData<Pages>(key(of, filter));
  return { client, key, read };
}

describe('changes of cached lists', () => {
  it('change an item wherever it is listed, and leave other lists the same objects', () => {
    const { client, read } = stage();
    const before = { cleared: read(listThings, 'cleared'), other: read(listOthers, 'a') };
    changeItem<Thing>(
      client,
      [listThings],
      ({ id }) => id === '3',
      (one) => ({ ...one, name: 'X' }),
    );
    expect(namesIn(read(listThings, 'a'))).toEqual([['1', '2'], ['X']]);
    expect(namesIn(read(listThings, 'b'))).toEqual([['X']]);
    expect(read(listThings, 'cleared')).toBe(before.cleared);
    expect(read(listOthers, 'a')).toBe(before.other);
  });

  it('take an item out by undefined, and keep what else a page says', () => {
    const pages = pagesOf([thing('1'), thing('2')], null);
    const changed = changeInPages(
      pages,
      ({ id }: Thing) => id === '2',
      () => undefined,
    );
    expect(namesIn(changed)).toEqual([['1'], undefined]);
    expect(changed.pages[0]?.nextSegment).toBe('next');
    expect(
      changeInPages(
        pages,
        ({ id }: Thing) => id === '9',
        () => undefined,
      ),
    ).toBe(pages);
  });

  it('change pages, but not one that was cleared', () => {
    const changed = mapPages(pagesOf([thing('1')], null), (page) => ({
      ...page,
      nextSegment: null,
    }));
    expect(changed.pages).toEqual([{ data: [thing('1')], nextSegment: null }, null]);
  });

  it('find an item in any list', () => {
    const { client } = stage();
    const found = (id: string) =>
      findItem<Thing>(client, [listOthers, listThings], (one) => one.id === id);
    expect(found('2')).toEqual(thing('2'));
    expect(found('9')).toBeUndefined();
  });

  it('put an item on top once, of lists that were read alone', () => {
    const { client, key, read } = stage();
    const idOf = ({ id }: Thing) => id;
    for (let time = 0; time < 2; time += 1)
      void addFirst(client, key(listThings, 'a'), thing('0'), idOf);
    expect(namesIn(read(listThings, 'a'))).toEqual([['0', '1', '2'], ['3']]);
    void addFirst(client, key(listThings, 'cleared'), thing('0'), idOf);
    void addFirst(client, key(listThings, 'unread'), thing('0'), idOf);
    expect(namesIn(read(listThings, 'cleared'))).toEqual([undefined]);
    expect(read(listThings, 'unread')).toBeUndefined();
  });

  it.each(['a', 'unread'])(
    'get a new item on top of a list that is read meanwhile, here %s',
    async (name) => {
      const { client, key, read } = stage();
      const queryKey = key(listThings, name);
      let answer: (page: { data: Thing[]; nextSegment: null }) => void = () => undefined;
      const page = new Promise((resolve) => {
        answer = resolve;
      });
      const reading = client.fetchInfiniteQuery({
        queryKey,
        initialPageParam: '',
        getNextPageParam: () => undefined,
        queryFn: () => page,
        staleTime: 0,
      });
      const added = addFirst(client, queryKey, thing('0'), ({ id }) => id);
      // A list in sight shows the item at once.
      if (name === 'a') await added;
      answer({ data: [thing('1')], nextSegment: null });
      await Promise.all([reading, added]);
      expect(namesIn(read(listThings, name))?.[0]).toEqual(['0', '1']);
    },
  );

  it('get nothing new where reading fails', async () => {
    const { client, key, read } = stage();
    const queryKey = key(listThings, 'unread');
    const queryFn = () => Promise.reject(new Error('down'));
    const reading = client.fetchInfiniteQuery({ queryKey, initialPageParam: '', queryFn });
    const added = addFirst(client, queryKey, thing('0'), ({ id }) => id);
    await expect(reading).rejects.toThrow('down');
    await added;
    expect(read(listThings, 'unread')).toBeUndefined();
  });

  it('leave out what a shifted page brought twice, and what has no id', () => {
    const items = [thing('1', 'first'), thing('2'), thing('1', 'again'), { name: 'none' } as Thing];
    const names = withoutRepeats(items, ({ id }) => id).map(({ name }) => name);
    expect(names).toEqual(['first', '2']);
  });
});
