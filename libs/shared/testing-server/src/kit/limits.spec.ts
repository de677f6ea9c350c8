import { limits } from '@upround/shared/contract-core';
import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import { listNotes, sampleModule, sampleTable, writeNote } from './sample.fixtures';

/** So many calls of one address; the contract's number stands in its own test. */
const ADDRESS = 100;

describe('R19: limits', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({
      modules: [sampleModule],
      rateLimits: 'on',
      limits: { address: { ...limits.address, points: ADDRESS } },
      trustProxy: ['10.0.0.0/8'],
    });
    await sampleTable(server);
  });
  afterAll(() => server?.close());

  it('let exactly as many through as they say, person by person', async () => {
    const [ada, bob] = [await server.signUpAs('ada'), await server.signUpAs('bob')];
    const { points } = limits.post;
    const statuses: number[] = [];
    for (let at = 0; at < points + 5; at += 1) {
      const answer = await server.call(writeNote, { body: { text: `a${at}` } }, { as: ada });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(points).fill(201), ...Array(5).fill(429)]);
    const refused = await server.call(writeNote, { body: { text: 'more' } }, { as: ada });
    expect(refused.error?.code).toBe('RATE_LIMITED');
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(limits.post.seconds);
    expect((await server.call(writeNote, { body: { text: 'b' } }, { as: bob })).status).toBe(201);
  });

  it('say how much is left', async () => {
    const eve = await server.signUpAs('eve');
    const answer = await server.call(writeNote, { body: { text: 'left' } }, { as: eve });
    expect(answer.headers).toMatchObject({
      'ratelimit-limit': String(limits.post.points),
      'ratelimit-remaining': String(limits.post.points - 1),
      'ratelimit-reset': String(limits.post.seconds),
    });
  });

  it('count an address, whatever a stranger says about forwarding', async () => {
    const ask = (remoteAddress: string, forwarded?: string) =>
      server.call(
        listNotes,
        { query: { filter: 'all' } },
        { remoteAddress, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
      );
    const answers = await Promise.all(
      Array.from({ length: ADDRESS }, (_, at) => ask('203.0.113.9', `198.51.100.${at}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask('203.0.113.9', '192.0.2.1')).status).toBe(429);
    expect((await ask('203.0.113.10')).status).toBe(200);
    // A trusted proxy's word counts.
    expect((await ask('10.1.2.3', '203.0.113.9')).status).toBe(429);
    expect((await ask('10.1.2.3', '203.0.113.11')).status).toBe(200);
  });

  it('T43: count an address however it writes the path', async () => {
    const ask = (url: string) => server.app.inject({ url, remoteAddress: '203.0.113.77' });
    const ways = ['/v1/note?filter=all', '/%761/note?filter=all', '/v1/not%65/?filter=all'];
    const answers = await Promise.all(
      Array.from({ length: ADDRESS }, (_, at) => ask(ways[at % ways.length] ?? '')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).not.toContain(429);
    for (const way of ways) expect((await ask(way)).statusCode).toBe(429);
  });

  it('count attempts of a module by what they are about', async () => {
    const attempt = { name: 'attempt', points: 2, seconds: 60 };
    const { limits: counters } = server.server;
    await counters.countAttempt(attempt, 'ada@upround.test');
    await counters.countAttempt(attempt, 'ada@upround.test');
    await counters.countAttempt(attempt, 'bob@upround.test');
    await expect(counters.countAttempt(attempt, 'ada@upround.test')).rejects.toThrow(
      'RATE_LIMITED',
    );
  });
});
