import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNominatim } from './nominatim';

const fallback = { locate: () => Promise.resolve({ county: 'Table', state: 'Own' }) };
const point = { lat: 18.52, lon: 73.86 };

type Answer = (response: http.ServerResponse) => void;

describe('R14: the configured geocoder', () => {
  let server: http.Server;
  let url: string;
  let answer: Answer;
  let asked: string[];

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geo`;
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const json =
    (body: unknown): Answer =>
    (response) =>
      void response.end(JSON.stringify(body));

  it('returns the names of the service', async () => {
    answer = json({ address: { state_district: 'Pune', state: 'Maharashtra' } });
    const errors: unknown[] = [];
    const geocoder = createNominatim({ url, fallback, onError: (e) => errors.push(e) });
    expect(await geocoder.locate(point)).toEqual({ county: 'Pune', state: 'Maharashtra' });
    expect(asked[0]).toContain('/geo/reverse?');
    expect(asked[0]).toContain('lat=18.52');
    expect(errors).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['an error', (response) => void response.writeHead(500).end()],
    ['garbage', (response) => void response.end('<html>')],
    ['a redirect', (response) => void response.writeHead(302, { location: '/geo' }).end()],
    ['no place', json({ error: 'Unable to geocode' })],
    ['too much', (response) => void response.end(`"${'x'.repeat(1_000_000)}"`)],
    ['nothing but a closed connection', (response) => void response.destroy()],
    [
      'half an answer, for ever',
      (response) => {
        response.write('{"addr');
      },
    ],
  ])('uses the built-in table when the service answers %s', async (_name, given) => {
    answer = given;
    const geocoder = createNominatim({ url, fallback, onError: () => undefined });
    expect(await geocoder.locate(point)).toEqual({ county: 'Table', state: 'Own' });
  });

  it('stops asking a failing service for a minute', async () => {
    answer = (response) => void response.writeHead(503).end();
    let now = 0;
    const geocoder = createNominatim({ url, fallback, onError: () => undefined, now: () => now });
    for (let index = 0; index < 5; index += 1) await geocoder.locate(point);
    expect(asked).toHaveLength(3);
    now += 60_001;
    answer = json({ address: { city: 'Pune', state: 'Maharashtra' } });
    expect(await geocoder.locate(point)).toEqual({ county: 'Pune', state: 'Maharashtra' });
  });
});
