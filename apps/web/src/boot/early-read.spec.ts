import { withEarlyRead } from './early-read';

const url = '/v4/post?filter=trending';
const init = { method: 'GET', headers: { 'Access-Token': 'guest' } };

function setUp(answer: Promise<Response> = Promise.resolve(new Response('early'))) {
  const network = jest.fn(() => Promise.resolve(new Response('network')));
  globalThis.fetch = network;
  answer.catch(() => undefined);
  const page = { earlyRead: { url, token: 'guest', answer } };
  const fetch = withEarlyRead(page as unknown as Window);
  const read = async (...parameters: Parameters<typeof fetch>) =>
    (await fetch(...parameters)).text();
  return { read, network };
}

describe('the read that the page began', () => {
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('is the answer to the first equal call, and to no other', async () => {
    const { read, network } = setUp();
    await expect(read(url, init)).resolves.toBe('early');
    await expect(read(url, init)).resolves.toBe('network');
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another address', '/v4/post?filter=latest', init],
    ['another person', url, { ...init, headers: { 'Access-Token': 'member' } }],
    ['a write', url, { ...init, method: 'POST' }],
  ])('is not for %s', async (_, address, given) => {
    const { read } = setUp();
    await expect(read(address, given)).resolves.toBe('network');
  });

  it('is tried again when it found no connection', async () => {
    const { read } = setUp(Promise.reject(new TypeError('Failed to fetch')));
    await expect(read(url, init)).resolves.toBe('network');
  });
});
