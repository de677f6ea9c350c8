import { createTestServer } from '../create-test-server';
import type { TestServer } from '../create-test-server';
import type { TestMember } from '../sign-up';
import { sampleModule, sendForm } from './sample.fixtures';

const picture = (size: number) => new Blob(['x'.repeat(size)], { type: 'image/png' });

describe('spec 7: forms', () => {
  let server: TestServer;
  let ada: TestMember;

  beforeAll(async () => {
    server = await createTestServer({ modules: [sampleModule] });
    ada = await server.signUpAs('ada');
  });
  afterAll(() => server?.close());

  const post = async (fill: (form: FormData) => void) => {
    const form = new FormData();
    fill(form);
    const encoded = new Response(form);
    return server.app.inject({
      method: 'POST',
      url: '/v2/note',
      headers: {
        'access-token': ada.token,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };

  it('reads fields as text, nested values as JSON, files into memory', async () => {
    const answer = await server.call(
      sendForm,
      {
        body: { text: '  hello  ', tags: ['a', 'b'], place: { lat: 1.5, open: true } },
        files: { images: [picture(10), picture(1000)] },
      },
      { as: ada },
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { text: 'hello', tags: ['a', 'b'], sizes: [10, 1000] },
    });
  });

  it.each<[string, (form: FormData) => void, number, string | undefined]>([
    ['an unknown field', (form) => form.append('role', 'ADMIN'), 400, 'role'],
    ['a field twice', (form) => form.append('text', 'b'), 400, 'text'],
    ['T12: a field with brackets', (form) => form.append('a[b]', 'c'), 400, 'a[b]'],
    ['T37: __proto__', (form) => form.append('__proto__', '1'), 400, undefined],
    ['broken JSON in a nested field', (form) => form.append('tags', '[1'), 400, 'tags'],
    ['a nested field of another kind', (form) => form.append('tags', '{"a":1}'), 400, 'tags'],
    ['a file where none is taken', (form) => form.append('other', picture(1)), 400, 'other'],
    ['a text where a file is taken', (form) => form.append('images', 'x'), 400, 'images'],
    [
      'a file too many',
      (form) => [1, 2, 3].forEach(() => form.append('images', picture(1))),
      400,
      'images',
    ],
    ['a file too large', (form) => form.append('images', picture(1001)), 413, undefined],
    [
      'T7: 10,000 empty parts',
      (form) => Array.from({ length: 10_000 }, () => form.append('x', '')),
      400,
      'x',
    ],
  ])('%s is refused', async (_, fill, status, path) => {
    const answer = await post((form) => {
      form.append('text', 'a');
      fill(form);
    });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([status, path]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each([
    ['a text', 'name="text"'],
    ['a file', 'name="images"; filename="a.png"'],
  ])('T7: a form that ends in the middle of %s is refused', async (_what, part) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v2/note',
      headers: { 'access-token': ada.token, 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\ncontent-disposition: form-data; ${part}\r\n\r\nhel`,
    });
    expect(answer.statusCode).toBe(400);
  });
});
