import {
  defaultValuation,
  encodeState,
  LONGEST_STATE,
  valuationFormat,
  valuationMethods,
  type ValuationState,
} from '@upround/calculators/model';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import sharp from 'sharp';
import { calculatorPages } from '../contributions/calculator-pages';
import { registerValuationPicture } from './picture-route';
import { renderValuation } from './render-valuation';
import type { SharedValuation } from './shared-valuation';

const coded = (changed: Partial<ValuationState>) =>
  encodeState({ ...defaultValuation, ...changed }, valuationFormat);

describe('the picture of a shared valuation', () => {
  let server: TestServer;
  let rendered: number[] = [];
  /** What a rendering waits for. */
  let gate = Promise.resolve();

  const render = async (valuation: SharedValuation) => {
    rendered.push(valuation.median);
    await gate;
    return renderValuation(valuation, 'Upround');
  };
  // Awaited, since a request is sent no sooner.
  const get = async (code: string, ip = '198.51.100.7') =>
    await server.app.inject({ url: `/v1/valuation-picture.png?s=${code}`, remoteAddress: ip });

  beforeAll(async () => {
    server = await createTestServer({
      rateLimits: 'on',
      extend: (app, { server: { limits } }) =>
        registerValuationPicture(app, { brand: 'Upround', limits, render }),
    });
  });
  afterAll(() => server?.close());
  beforeEach(() => {
    rendered = [];
  });

  it('is a PNG of the size that its page names, for a day and for other sites', async () => {
    const answer = await get(coded({ methods: [...valuationMethods] }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  it('is at the address in the head of the page, whose words say the result', async () => {
    const page = calculatorPages.find(({ route }) => route === '/valuation-calculator');
    const query = new URLSearchParams({ s: coded({ currency: 'USD', methods: ['berkus'] }) });
    const meta = await page?.describe(server.db, { slug: '', query });
    expect(meta?.picture).toMatchObject({
      width: 1200,
      height: 630,
      alt: 'Startup valuation of $75 million, by one method',
    });
    const answer = await server.app.inject(meta?.picture?.path ?? '');
    expect(answer.headers['content-type']).toBe('image/png');
    expect(rendered).toEqual([75_000_000]);
  });

  it('is rendered once for a crowd', async () => {
    const code = coded({ base: 61_000_000 });
    const answers = await Promise.all([get(code), get(code), get(code)]);
    const [first] = answers;
    for (const { rawPayload } of answers) expect(rawPayload).toEqual(first?.rawPayload);
    expect((await get(code)).rawPayload).toEqual(first?.rawPayload);
    expect(rendered).toHaveLength(1);
  });

  it('shows other numbers for another state', async () => {
    const [one, other] = await Promise.all([get(coded({ base: 1e8 })), get(coded({ base: 2e8 }))]);
    expect(one?.rawPayload.equals(other.rawPayload)).toBe(false);
  });

  it.each([
    ['of a newer version', '2.', 400],
    ['that is broken', '1.%25%25', 400],
    ['that is empty', '', 400],
    ['that was changed', `1.${Buffer.from('{"currency":"XXX"}').toString('base64url')}`, 400],
    ['that is too long', `1.${'A'.repeat(LONGEST_STATE)}`, 400],
    ['that is there twice', '1.&s=1.', 400],
    ['without a result', coded({ methods: [] }), 404],
  ])('is refused for a state %s', async (_what, code, status) => {
    const answer = await get(code);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      errors: [{ code: status === 400 ? 'INVALID_FIELD' : 'NOT_FOUND' }],
    });
    expect(rendered).toEqual([]);
  });

  it('is refused while too many others are rendered, and made later', async () => {
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const codes = Array.from({ length: 12 }, (_, n) => coded({ base: 7e7 + n }));
    const asked = codes.map((code) => get(code, '198.51.100.8'));
    const refused = await Promise.all(asked.slice(9));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    open();
    const answers = await Promise.all(asked.slice(0, 9));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200));
    // One that had waited for too long would have been refused too, and rendered nevertheless.
    expect(rendered).toHaveLength(9);
    expect((await get(codes[11] ?? '', '198.51.100.8')).statusCode).toBe(200);
  });

  it('is limited for each address, but not where it’s already there', async () => {
    const ip = '198.51.100.9';
    const known = coded({ base: 5e7 });
    await get(known, ip);
    for (let n = 0; n < 59; n += 1) await get('9.', ip);
    expect((await get('9.', ip)).statusCode).toBe(429);
    expect((await get(known, ip)).statusCode).toBe(200);
    expect((await get('9.', '198.51.100.10')).statusCode).toBe(400);
  });
});
