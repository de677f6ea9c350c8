import { coreErrors, defineCall, type ErrorDefinition } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import { createApiClient, type ApiSettings } from './api-client';
import { ApiError, ContractError, NetworkError } from './errors';

const readNote = defineCall({
  id: 'test.readNote',
  summary: 'Reads a note',
  method: 'GET',
  version: 'v3',
  path: '/note/{id}',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({
    cursor: z.optional(z.string()),
    limit: z.optional(z.int()),
    tag: z.optional(z.array(z.string())),
  }),
  access: 'guest',
  response: z.object({ text: z.string() }),
});
const saveNote = defineCall({
  id: 'test.saveNote',
  summary: 'Saves a note',
  method: 'POST',
  version: 'v1',
  path: '/note',
  body: z.strictObject({ text: z.string() }),
  access: 'member',
});
const sendNote = defineCall({
  id: 'test.sendNote',
  summary: 'Sends a note as a form',
  method: 'POST',
  version: 'v2',
  path: '/note',
  bodyKind: 'form',
  body: z.strictObject({ text: z.string(), poll: z.optional(z.object({ n: z.int() })) }),
  files: { images: { max: 2, maxBytes: 100 } },
  access: 'member',
  response: z.object({ text: z.string() }),
});

type Answer = (init: RequestInit, url: string) => Response | Promise<Response>;

function clientWith(answer: Answer, settings: Partial<ApiSettings> = {}) {
  const requests: { url: string; init: RequestInit; token: string | null }[] = [];
  const client = createApiClient({
    guestToken: 'guest',
    checkAnswers: true,
    ...settings,
    fetch: async (url, init = {}) => {
      const token = new Headers(init.headers).get('access-token');
      requests.push({ url: String(url), init, token });
      return answer(init, String(url));
    },
  });
  return { client, requests };
}

const ok = () => Response.json({ text: 'hello' });
const refusal = (error: ErrorDefinition, headers: Record<string, string> = {}, path?: string) =>
  Response.json(
    {
      status: error.status,
      requestId: 'r1',
      errors: [{ code: error.code, clientMessage: error.sentence, path }],
    },
    { status: error.status, headers },
  );

describe('a call on its way', () => {
  it('fills the path, leaves an empty cursor out, sends the guest token', async () => {
    const { client, requests } = clientWith(ok);
    await client.call(readNote, { params: { id: 'a b' }, query: { cursor: '', limit: 5 } });
    expect(requests[0]?.url).toBe('/v3/note/a%20b?limit=5');
    expect(requests[0]?.token).toBe('guest');
  });

  it('keeps an empty cursor that selects the call', async () => {
    const { client, requests } = clientWith(ok);
    const listNotes = defineCall({
      ...readNote,
      id: 'test.listNotes',
      query: z.strictObject({ cursor: z.optional(z.string()) }),
      selectedBy: ['cursor'],
    });
    await client.call(listNotes, { params: { id: '1' }, query: { cursor: '' } });
    expect(requests[0]?.url).toBe('/v3/note/1?cursor=');
  });

  it('puts commas between the values of a list', async () => {
    const { client, requests } = clientWith(ok);
    await client.call(readNote, { params: { id: '1' }, query: { tag: ['a b', 'c'] } });
    expect(requests[0]?.url).toBe('/v3/note/1?tag=a+b%2Cc');
  });

  it('goes to the API host that it is given, with cookies', async () => {
    const { client, requests } = clientWith(ok, { host: 'https://api.example' });
    await client.call(readNote, { params: { id: '1' }, query: {} });
    expect(requests[0]?.url).toBe('https://api.example/v3/note/1');
    expect(requests[0]?.init.credentials).toBe('include');
  });

  it('sends JSON with an Idempotency-Key, and answers nothing for 204', async () => {
    const { client, requests } = clientWith(() => new Response(null, { status: 204 }));
    const output = await client.call(saveNote, { body: { text: 'x' } }, { idempotencyKey: 'k' });
    const headers = new Headers(requests[0]?.init.headers);
    expect(output).toBeUndefined();
    expect(requests[0]?.init.body).toBe('{"text":"x"}');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('idempotency-key')).toBe('k');
  });

  it('sends a form with nested values as JSON text and files as parts', async () => {
    const { client, requests } = clientWith(ok);
    const image = new File(['x'], 'a.png', { type: 'image/png' });
    await client.call(sendNote, {
      body: { text: 't', poll: { n: 2 } },
      files: { images: [image] },
    });
    const form = requests[0]?.init.body as FormData;
    expect(form.get('text')).toBe('t');
    expect(form.get('poll')).toBe('{"n":2}');
    expect((form.get('images') as File).name).toBe('a.png');
    expect(new Headers(requests[0]?.init.headers).has('content-type')).toBe(false);
  });

  it('refuses to send a path with a hole in it', async () => {
    const { client } = clientWith(ok);
    const call = client.call(readNote, { params: { id: '' }, query: {} });
    await expect(call).rejects.toBeInstanceOf(ContractError);
  });
});

/** Never answers, as fetch does until its signal is given. */
const hang: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    const end = () => reject(signal?.reason as Error);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });

describe('what can go wrong', () => {
  const read = (answer: Answer, signal?: AbortSignal, timeout?: number) =>
    clientWith(answer).client.call(
      readNote,
      { params: { id: '1' }, query: {} },
      { signal, ...(timeout === undefined ? {} : { timeout }) },
    );

  it('R8: a refusal carries code, sentence, field, request id and wait', async () => {
    const failed = read(() => refusal(coreErrors.RATE_LIMITED, { 'retry-after': '7' }, 'text'));
    await expect(failed).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      code: 'RATE_LIMITED',
      clientMessage: coreErrors.RATE_LIMITED.sentence,
      path: 'text',
      requestId: 'r1',
      retryAfter: 7,
    });
  });

  it.each([
    [
      'Failed to report post: {message}',
      `Failed to report post: ${coreErrors.RATE_LIMITED.sentence}`,
    ],
    ['Error: {status} - {statusText}', 'Error: 429 - Too Many Requests'],
    ['Error fetching data: {statusText}', 'Error fetching data: Too Many Requests'],
  ])('spec 8: throws what its call says, as in %s', async (thrown, message) => {
    const { client } = clientWith(
      () =>
        new Response(refusal(coreErrors.RATE_LIMITED).body, {
          status: 429,
          statusText: 'Too Many Requests',
        }),
    );
    const failure = await client
      .call({ ...readNote, thrown }, { params: { id: '1' }, query: {} })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ message, code: 'RATE_LIMITED' });
  });

  it('takes a page of a proxy for no answer', async () => {
    const failed = read(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(failed).rejects.toBeInstanceOf(NetworkError);
  });

  it('says that you’re offline', async () => {
    const failed = read(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(failed).rejects.toMatchObject({ name: 'NetworkError', timedOut: false });
  });

  it('says when the answer takes too long', async () => {
    await expect(read(hang, undefined, 5)).rejects.toMatchObject({ timedOut: true });
  });

  it('ends when the caller does not want it any more', async () => {
    const controller = new AbortController();
    const failed = read(hang, controller.signal);
    controller.abort();
    await expect(failed).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    ['is not JSON', new Response('hello')],
    ['lacks a field', Response.json({ words: 1 })],
  ])('calls it a broken contract when the answer %s', async (_, response) => {
    await expect(read(() => response)).rejects.toBeInstanceOf(ContractError);
  });
});

describe('R4: an access token that is too old', () => {
  const input = { params: { id: '1' }, query: {} };

  /** Answers only to the token that is good at the time. */
  function expiring(settings: Partial<ApiSettings> = {}) {
    let good = 'old';
    let refreshes = 0;
    const setup = clientWith(
      (init) =>
        new Headers(init.headers).get('access-token') === good
          ? ok()
          : refusal(coreErrors.TOKEN_EXPIRED),
      {
        refresh: async () => {
          refreshes += 1;
          await Promise.resolve();
          good = `new-${refreshes}`;
          return good;
        },
        ...settings,
      },
    );
    setup.client.token.set('old');
    return {
      ...setup,
      expire: () => {
        good = 'none';
      },
      refreshes: () => refreshes,
    };
  }

  it('is refreshed once for many calls, each of which is tried once more', async () => {
    const { client, requests, expire, refreshes } = expiring();
    expire();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.call(readNote, input)),
    );
    expect(answers).toHaveLength(8);
    expect(refreshes()).toBe(1);
    expect(requests).toHaveLength(16);
    expect(client.token.get()).toBe('new-1');
  });

  it('is refreshed for a file too', async () => {
    const { client, requests, expire } = expiring();
    expire();
    await client.fetchFile('/media/cv.pdf');
    expect(requests.map(({ url, token }) => `${url} ${token}`)).toEqual([
      '/media/cv.pdf old',
      '/media/cv.pdf new-1',
    ]);
  });

  it('is not refreshed for ever', async () => {
    const { client, requests } = clientWith(() => refusal(coreErrors.TOKEN_EXPIRED), {
      refresh: () => Promise.resolve('another'),
    });
    client.token.set('old');
    await expect(client.call(readNote, input)).rejects.toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(2);
  });

  it('ends in the refusal when the session is over', async () => {
    const { client } = clientWith(() => refusal(coreErrors.TOKEN_EXPIRED), {
      refresh: () => Promise.resolve(null),
    });
    client.token.set('old');
    await expect(client.call(readNote, input)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(client.token.get()).toBeUndefined();
  });

  it('leaves other refusals and guests alone', async () => {
    const refresh = jest.fn(() => Promise.resolve('x'));
    const invalid = clientWith(() => refusal(coreErrors.TOKEN_INVALID), { refresh });
    invalid.client.token.set('old');
    await expect(invalid.client.call(readNote, input)).rejects.toBeInstanceOf(ApiError);
    const guest = clientWith(() => refusal(coreErrors.TOKEN_EXPIRED), { refresh });
    await expect(guest.client.call(readNote, input)).rejects.toBeInstanceOf(ApiError);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is taken before the first call where a session is likely', async () => {
    const { client, requests } = clientWith(ok, {
      refresh: () => Promise.resolve('fresh'),
      isSessionLikely: () => true,
    });
    await client.call(readNote, input);
    expect(requests.map(({ token }) => token)).toEqual(['fresh']);
  });
});

describe('a file', () => {
  it('is fetched from the API host with the token of who is signed in', async () => {
    const { client, requests } = clientWith(() => new Response('%PDF-1.7'), {
      host: 'https://api.example',
    });
    client.token.set('mine');
    const file = await client.fetchFile('/media/cv.pdf');
    expect(file.size).toBe(8);
    expect(requests[0]).toMatchObject({ url: 'https://api.example/media/cv.pdf', token: 'mine' });
  });

  it('X8: is refused with the API’s own words', async () => {
    const { client } = clientWith(() => refusal(coreErrors.NOT_FOUND));
    await expect(client.fetchFile('/media/cv.pdf')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('says that you’re offline', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.fetchFile('/media/cv.pdf')).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a call that wants to know its progress', () => {
  it('goes by the means that tell it, and answers as any other', async () => {
    const shares: number[] = [];
    const { client, requests } = clientWith(ok, {
      fetchWithProgress: async (address, init, onProgress) => {
        onProgress(0.5);
        return address === '/v2/note' && init.method === 'POST' ? ok() : Response.error();
      },
    });
    const input = { body: { text: 't' }, files: {} };
    const answer = await client.call(sendNote, input, {
      onProgress: (share) => shares.push(share),
    });
    expect(answer).toEqual({ text: 'hello' });
    expect(shares).toEqual([0.5]);
    expect(requests).toEqual([]);
  });
});
