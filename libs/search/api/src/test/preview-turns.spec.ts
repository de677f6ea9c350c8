import { fetchMeta } from '@upround/search/contract';
import type { LinkPreviews } from '@upround/shared/ports';
import { SafeFetchError, type SafeFetch } from '@upround/shared/safe-fetch';
import { answerHtml, createTestServer, startFakeWeb } from '@upround/shared/testing-server';
import type { TestMember, TestServer, FakeWeb } from '@upround/shared/testing-server';
import type { ServerResponse } from 'node:http';
import { createLinkPreviews, linkPreviewsModule } from '../link-preview/link-previews';

const QUICK = 'https://quick.example/';
const noFiles = {
  images: { process: () => Promise.reject(new Error('none')) },
  files: { get: async () => null, put: async () => undefined, remove: async () => undefined },
};

let web: FakeWeb;
let server: TestServer;
let port: LinkPreviews;
/** Throws this once instead of asking. */
let failure: SafeFetchError | null = null;

beforeAll(async () => {
  web = await startFakeWeb();
  const fetcher = (): SafeFetch => {
    const real = web.fetcher();
    return {
      fetch: async (url, request) => {
        const thrown = failure;
        failure = null;
        if (thrown !== null) throw thrown;
        return real.fetch(url, request);
      },
    };
  };
  server = await createTestServer({
    modules: ({ now }) => {
      port = createLinkPreviews({ ...noFiles, now, fetcher });
      return [linkPreviewsModule({ ...noFiles, now, fetcher })];
    },
  });
});
afterAll(async () => {
  await server?.close();
  await web?.close();
});
beforeEach(async () => {
  failure = null;
  web.sites.clear();
  web.heard.splice(0);
  web.sites.set('quick.example', answerHtml('<title>Quick</title>'));
  await server.database.query('delete from link_previews');
});

const ask = (url: string, as: TestMember) => server.call(fetchMeta, { query: { url } }, { as });

/** Sites that do not answer until they are let go. */
function hangingSites(...hosts: string[]) {
  const held: ServerResponse[] = [];
  let isOver = false;
  let reached = () => undefined as void;
  for (const host of hosts) {
    web.sites.set(host, (_, response) => {
      if (isOver) return void response.writeHead(503).end();
      held.push(response);
      reached();
    });
  }
  return {
    /** Until so many are being asked. */
    asked: (count: number) =>
      new Promise<void>((done) => {
        reached = () => void (held.length >= count && done());
        reached();
      }),
    letGo: () => {
      isOver = true;
      for (const response of held) response.writeHead(503).end();
    },
  };
}

describe('G31: the queue of previews', () => {
  it('runs one address at a time for each person: no one delays the others', async () => {
    const [busy, other] = [await server.signUpAs('busy'), await server.signUpAs('other')];
    const hosts = Array.from({ length: 6 }, (_, at) => `hangs-${at}.example`);
    const hanging = hangingSites(...hosts);
    const waiting = hosts.map((host) => ask(`https://${host}/`, busy));
    await hanging.asked(1);
    expect((await ask(QUICK, other)).body).toMatchObject({ title: 'Quick' });
    expect(web.heard).toHaveLength(2);
    hanging.letGo();
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(404);
    expect(web.heard).toHaveLength(7);
  });

  it('runs posts separately, however many people write drafts', async () => {
    const hosts = Array.from({ length: 4 }, (_, at) => `slow-${at}.example`);
    const members = await Promise.all(hosts.map((host) => server.signUpAs(host.slice(0, 6))));
    const hanging = hangingSites(...hosts);
    const waiting = members.map((member, at) => ask(`https://${hosts[at]}/`, member));
    await hanging.asked(4);
    expect(await port.read(server.db, QUICK)).toMatchObject({ title: 'Quick' });
    hanging.letGo();
    await Promise.all(waiting);
  });
});

describe('R14: a page without an answer', () => {
  const passing = [
    new SafeFetchError('TIMEOUT', 'late'),
    new SafeFetchError('UNREACHABLE', 'down'),
    new SafeFetchError('STATUS', 'too many', { status: 429 }),
    new SafeFetchError('STATUS', 'broken', { status: 502 }),
  ];

  it.each(passing)('is tried again a minute later: $code $status', async (error) => {
    failure = error;
    expect(await port.read(server.db, QUICK)).toBe('later');
    expect([await port.read(server.db, QUICK), await port.known(server.db, QUICK)]).toEqual([
      'later',
      null,
    ]);
    expect(web.heard).toEqual([]);
    server.clock.advance(61_000);
    expect(await port.read(server.db, QUICK)).toMatchObject({ title: 'Quick' });
  });

  it('is tried again at once if its turn had not come', async () => {
    failure = new SafeFetchError('TIMEOUT', 'late', { unasked: true });
    expect(await port.read(server.db, QUICK)).toBe('later');
    expect(await port.read(server.db, QUICK)).toMatchObject({ title: 'Quick' });
  });

  it.each([
    new SafeFetchError('STATUS', 'none', { status: 404 }),
    new SafeFetchError('WRONG_TYPE', 'other'),
  ])('is not tried again if there is nothing: $code', async (error) => {
    failure = error;
    expect(await port.read(server.db, QUICK)).toBeNull();
  });
});
