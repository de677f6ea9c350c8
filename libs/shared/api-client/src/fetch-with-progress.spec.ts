import { fetchWithProgress } from './fetch-with-progress';

/** A request that does what a test tells it to. */
class StagedRequest extends EventTarget {
  static last: StagedRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  opened = '';
  sent: unknown;

  constructor() {
    super();
    StagedRequest.last = this;
  }
  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders = () => 'Content-Type: application/json\r\nRetry-After: 7\r\n';
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    const event = new ProgressEvent('progress', { lengthComputable: true, loaded, total });
    this.upload.dispatchEvent(event);
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, statusText: 'Said', responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}

const real = globalThis.XMLHttpRequest;
beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: StagedRequest }));
afterAll(() => Object.assign(globalThis, { XMLHttpRequest: real }));

function start(init: RequestInit = {}) {
  const shares: number[] = [];
  const answer = fetchWithProgress('/v1/upload', { method: 'POST', ...init }, (share) =>
    shares.push(share),
  );
  return { answer, shares, request: StagedRequest.last };
}

describe('a request that tells its progress', () => {
  it('sends what fetch would, and answers as fetch does', async () => {
    const form = new FormData();
    const { answer, shares, request } = start({
      body: form,
      headers: { 'Access-Token': 'mine' },
      credentials: 'include',
    });
    expect(request.opened).toBe('POST /v1/upload');
    expect(request.headers).toEqual({ 'access-token': 'mine' });
    expect(request.withCredentials).toBe(true);
    expect(request.sent).toBe(form);
    request.progress(1, 4);
    request.progress(4, 4);
    expect(shares).toEqual([0.25, 1]);
    request.answer(429, '{"status":429}');
    const response = await answer;
    expect([response.status, response.statusText, response.ok]).toEqual([429, 'Said', false]);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.json()).toEqual({ status: 429 });
  });

  it('answers nothing for 204', async () => {
    const { answer, request } = start();
    request.answer(204, '');
    expect((await answer).body).toBeNull();
  });

  it('fails without a connection as fetch does', async () => {
    const { answer, request } = start();
    request.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it('ends when its signal says so, before or on the way', async () => {
    const controller = new AbortController();
    const { answer } = start({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    const late = start({ signal: controller.signal });
    await expect(late.answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(late.request.sent).toBeUndefined();
  });
});
