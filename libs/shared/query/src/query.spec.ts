import { InfiniteQueryObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { api, ApiError, NetworkError } from '@upround/shared/api-client';
import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { fakeApi, segment } from '@upround/shared/testing';
import * as z from 'zod/mini';
import { mutationFor } from './mutation-for';
import { itemsOf, pagesFor, pagesKeyOf, replacePages } from './pages-for';
import { createQueryClient } from './query-client';
import { keyOf, queryFor } from './query-for';

const listNotes = defineCall({
  id: 'test.listNotes',
  summary: 'Lists notes',
  method: 'GET',
  version: 'v1',
  path: '/note',
  query: z.strictObject({ of: z.string(), ...segmentQuery }),
  access: 'guest',
  paging: 'segment',
  response: z.nullable(segmentOf(z.object({ id: z.string() }))),
});
const readNote = defineCall({
  id: 'test.readNote',
  summary: 'Reads a note',
  method: 'GET',
  version: 'v1',
  path: '/note/{id}',
  params: z.strictObject({ id: z.string() }),
  access: 'guest',
  response: z.object({ id: z.string() }),
});
const saveNote = defineCall({
  id: 'test.saveNote',
  summary: 'Saves a note',
  method: 'POST',
  version: 'v1',
  path: '/note',
  body: z.strictObject({ text: z.string() }),
  access: 'guest',
  response: z.object({ id: z.string() }),
});

let client: QueryClient;
const fake = fakeApi();
const input = { query: { of: 'me' } };

beforeEach(() => {
  client = createQueryClient();
  api.configure({ fetch: fake.fetch, checkAnswers: true });
});
afterEach(() => client.clear());

describe('reading a call', () => {
  it('has its key from the call and what it is given', async () => {
    fake.on(readNote, ({ params }) => ({ id: params.id }));
    const options = queryFor(readNote, { params: { id: '7' } });
    expect(options.queryKey).toEqual(keyOf(readNote, { params: { id: '7' } }));
    await expect(client.fetchQuery(options)).resolves.toEqual({ id: '7' });
  });
});

describe('spec 4.1: pages of segments', () => {
  const pages: Record<string, ReturnType<typeof segment<{ id: string }>>> = {
    '': segment([{ id: 'a' }, { id: 'b' }], 'next'),
    next: segment([{ id: 'c' }]),
  };

  beforeEach(() => {
    fake.on(listNotes, ({ query }) => pages[query.cursor ?? ''] ?? segment([]));
  });

  it('appends with a cursor and ends with null', async () => {
    const list = new InfiniteQueryObserver(client, pagesFor(listNotes, input));
    await list.refetch();
    await list.fetchNextPage();
    expect(itemsOf(list.getCurrentResult().data)).toEqual({
      items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      cleared: false,
    });
    expect(list.getCurrentResult().hasNextPage).toBe(false);
    list.destroy();
  });

  it('replaces with an empty cursor', async () => {
    client.setQueryData(pagesKeyOf(listNotes, input), {
      pages: [segment([{ id: 'old' }], 'x'), segment([{ id: 'older' }])],
      pageParams: ['', 'x'],
    });
    await replacePages(client, listNotes, input);
    const data = client.getQueryData(pagesFor(listNotes, input).queryKey);
    expect(itemsOf(data).items).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  it('replaces permanently: a page loaded at the same time doesn’t return to the list', async () => {
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const list = new InfiniteQueryObserver(client, pagesFor(listNotes, input));
    await list.refetch();
    fake.on(listNotes, async ({ query }) => {
      if (query.cursor === 'next') await answered;
      return pages[query.cursor ?? ''] ?? segment([]);
    });
    const next = list.fetchNextPage();
    await replacePages(client, listNotes, input);
    answer();
    await next;
    expect(itemsOf(list.getCurrentResult().data).items).toEqual([{ id: 'a' }, { id: 'b' }]);
    list.destroy();
  });

  it('keeps the list when the newest cannot be read', async () => {
    const key = pagesFor(listNotes, input).queryKey;
    client.setQueryData(key, { pages: [segment([{ id: 'kept' }])], pageParams: [''] });
    fake.disconnect();
    await expect(replacePages(client, listNotes, input)).rejects.toBeInstanceOf(NetworkError);
    fake.disconnect(false);
    expect(itemsOf(client.getQueryData(key)).items).toEqual([{ id: 'kept' }]);
  });

  it('spec 4.2: the literal null clears the list', async () => {
    fake.on(listNotes, () => null);
    await replacePages(client, listNotes, input);
    const data = client.getQueryData(pagesFor(listNotes, input).queryKey);
    expect(itemsOf(data)).toEqual({ items: [], cleared: true });
  });

  it('has no rows before anything has come', () => {
    expect(itemsOf(undefined)).toEqual({ items: [], cleared: false });
  });
});

describe('writing', () => {
  it('R11: keeps its Idempotency-Key when the same input is sent again', async () => {
    fake.on(saveNote, () => ({ id: '1' }));
    const body = { body: { text: 'x' } };
    const write = async (given: typeof body) =>
      client
        .getMutationCache()
        .build(client, mutationFor(saveNote, { idempotent: true }))
        .execute(given);
    await write(body);
    await write(body);
    await write({ body: { text: 'x' } });
    const keys = fake.requests(saveNote).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('what is tried again', () => {
  const refusal = (status: number, retryAfter?: number) =>
    new ApiError({ status, requestId: 'r', errors: [] }, retryAfter);
  it.each([
    ['twice where it may pass', 3, new NetworkError()],
    ['never where it may not', 1, refusal(500)],
    ['never where the API asks for more patience than a reader has', 1, refusal(429, 60)],
  ])('is tried again %s', async (_, times, error) => {
    jest.useFakeTimers();
    const queryFn = jest.fn(() => Promise.reject(error));
    const observer = new QueryObserver(client, { queryKey: ['tries'], queryFn });
    const end = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(observer.getCurrentResult().status).toBe('error');
    expect(queryFn).toHaveBeenCalledTimes(times);
    end();
    jest.useRealTimers();
  });
});
