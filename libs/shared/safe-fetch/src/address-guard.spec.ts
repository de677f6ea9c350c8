import { blockedUrls, innerAnswers } from './blocked-urls.data';
import {
  fetcherFor,
  html,
  PUBLIC,
  redirectTo,
  refusal,
  reply,
  startSite,
  type HostileSite,
} from './hostile-site.fixtures';
import { isPublicAddress } from './public-address';
import { createSafeFetch } from './safe-fetch';

/** From the call to the refusal. */
const LONGEST_MS = 6_000;

describe('T1: the guard of addresses', () => {
  let site: HostileSite;
  let canary: HostileSite;
  let location = '';

  beforeAll(async () => {
    site = await startSite((socket) => socket.end(redirectTo(location)));
    canary = await startSite((socket) => socket.end(reply('<title>secret</title>')));
  });
  afterAll(() => Promise.all([site.close(), canary.close()]));
  afterEach(() => expect(canary.heard).toEqual([]));

  it('knows at least 300 addresses that lead where they should not', () => {
    expect(new Set(blockedUrls).size).toBeGreaterThanOrEqual(300);
  });

  it('refuses each of them, without asking a name server', async () => {
    const asked: string[] = [];
    const { fetch, dialled } = fetcherFor(site, canary, {
      resolve: async (host) => {
        asked.push(host);
        return [PUBLIC];
      },
    });
    const answers = await Promise.all(
      blockedUrls.map(async (url) => ({ url, ...(await refusal(fetch(url, html))) })),
    );
    const through = answers.filter(({ code, ms }) => code !== 'BLOCKED' || ms > LONGEST_MS);
    expect(through).toEqual([]);
    expect(asked).toEqual([]);
    expect(dialled).toEqual([]);
  });

  it('refuses a name with any address that is not public', async () => {
    for (const addresses of innerAnswers) {
      const { fetch, dialled } = fetcherFor(site, canary, { resolve: async () => addresses });
      const { code } = await refusal(fetch('http://inside.example/', html));
      expect({ addresses, code, dialled }).toEqual({ addresses, code: 'BLOCKED', dialled: [] });
    }
  });

  it('checks again where a redirect leads', async () => {
    const { fetch, dialled } = fetcherFor(site, canary);
    const relative = (url: string) => !/^\s*[a-z][a-z+.\n-]*:/i.test(url);
    const targets = blockedUrls.filter((url) => !relative(url) && !/[\n\t\0]|[^\0-\xff]/.test(url));
    expect(targets.length).toBeGreaterThan(250);
    const through: string[] = [];
    for (location of targets) {
      // By itself `http:/127.0.0.1` is an address, after a page of http it is a path of that site.
      const { code } = await refusal(fetch('https://start.example/', html));
      if (code !== 'BLOCKED' && code !== 'UNREACHABLE') through.push(`${code} ${location}`);
    }
    expect(through).toEqual([]);
    expect(new Set(dialled.map(({ address }) => address))).toEqual(new Set([PUBLIC]));
  });

  it('connects to the address that it checked, whatever the name says a moment later', async () => {
    const answers = [[PUBLIC], ['127.0.0.1']];
    const asked: string[] = [];
    location = '/again';
    const { fetch, dialled } = fetcherFor(site, canary, {
      resolve: async (host) => {
        asked.push(host);
        return answers[asked.length - 1] ?? ['127.0.0.1'];
      },
    });
    const { code } = await refusal(fetch('http://rebound.example/', html));
    expect(code).toBe('BLOCKED');
    expect(asked).toHaveLength(2);
    expect(dialled.map(({ address, host }) => `${host} ${address}`)).toEqual([
      `rebound.example ${PUBLIC}`,
    ]);
  });

  it('with its own connector and name servers: nothing of this machine is reached', async () => {
    const { fetch } = createSafeFetch();
    const near = ['127.0.0.1', '[::1]', 'localhost', '0.0.0.0', '[::ffff:7f00:1]', '2130706433'];
    for (const host of near) {
      expect(await refusal(fetch(`http://${host}/`, html))).toMatchObject({ code: 'BLOCKED' });
      expect(await refusal(fetch(`http://${host}:${canary.port}/`, html))).toMatchObject({
        code: 'BLOCKED',
      });
    }
  });

  it('lets public addresses through', () => {
    const open = ['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.63.0.1'];
    const open6 = ['2606:4700:4700::1111', '2a00:1450:4001::1', '2001:4860:4860::8888'];
    expect([...open, ...open6].filter((address) => !isPublicAddress(address))).toEqual([]);
    const none = ['', '1.1.1', '1.1.1.1.', '01.1.1.1', '[::1]', '2606:4700::1%eth0', 'a.example'];
    expect(none.filter(isPublicAddress)).toEqual([]);
  });
});
