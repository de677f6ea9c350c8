import type { TestMember } from '@upround/shared/testing-server';
import type { Upload } from '@upround/uploads/contract';
import { pdf } from '../test/pdf.fixtures';
import { codeOf, startUploadsServer } from '../test/uploads-server.fixtures';
import type { UploadsServer } from '../test/uploads-server.fixtures';
import { attachment } from './private-file-route';

const UNKNOWN = '/media/AAAAAAAAAAAAAAAAAAAAAA.pdf';

describe('X8: a private file', () => {
  let server: UploadsServer;
  let owner: TestMember;
  let creator: TestMember;
  let stranger: TestMember;
  let moderator: TestMember;
  let file: Upload;

  beforeAll(async () => {
    server = await startUploadsServer();
    owner = await server.signUpAs('owner');
    creator = await server.signUpAs('creator');
    stranger = await server.signUpAs('stranger');
    moderator = await server.signUpAs('moderator', { staffRoles: ['MODERATOR', 'ADMIN'] });
    file = await server.resume(owner, 'Résumé of “Ravi”.pdf');
  });
  afterAll(() => server?.close());

  it('can be downloaded by its owner, but not opened in the browser', async () => {
    const answer = await server.fetch(file.url, owner);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(Buffer.from(pdf()))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf().length),
      'content-disposition': `attachment; filename="R_sum_ of _Ravi_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20of%20%E2%80%9CRavi%E2%80%9D.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('Access-Token') as string,
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('can be downloaded by its recipient while it is attached', async () => {
    expect((await server.fetch(file.url, creator)).statusCode).toBe(404);
    server.sent.set(file.key, creator.userId);
    expect((await server.fetch(file.url, creator)).statusCode).toBe(200);
    server.sent.delete(file.key);
    expect((await server.fetch(file.url, creator)).statusCode).toBe(404);
  });

  it('answers 401 to a guest, whether or not it exists', async () => {
    for (const url of [file.url, UNKNOWN]) {
      const answer = await server.fetch(url);
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'LOGIN_REQUIRED']);
    }
  });

  it('answers everyone else, moderators too, as for an unknown file', async () => {
    for (const person of [stranger, moderator, creator]) {
      const [theirs, none] = [
        await server.fetch(file.url, person),
        await server.fetch(UNKNOWN, person),
      ];
      const shapeOf = ({ statusCode, body, headers }: typeof theirs) => {
        const { date: _date, 'x-request-id': id, ...rest } = headers;
        return { statusCode, rest, body: body.replaceAll(String(id), 'ID') };
      };
      expect(theirs.statusCode).toBe(404);
      expect(shapeOf(theirs)).toEqual(shapeOf(none));
    }
  });

  it.each([
    ['a slash behind it', (url: string) => `${url}/`],
    ['two slashes', (url: string) => url.replace('/media/', '/media//')],
    ['a dot in disguise', (url: string) => url.replace('.pdf', '%2epdf')],
    ['a letter in disguise', (url: string) => url.replace('.pdf', '.pd%66')],
    ['capitals', (url: string) => url.replace('.pdf', '.PDF')],
    ['the ending of a picture', (url: string) => url.replace('.pdf', '.webp')],
    ['a second ending', (url: string) => `${url}.webp`],
    ['an end of text', (url: string) => `${url}%00.webp`],
    ['a folder', (url: string) => url.replace('/media/', `/media/${file.key.slice(0, 2)}%2f`)],
    ['a way round', (url: string) => url.replace('/media/', '/media/x/../')],
    ['a question', (url: string) => `${url}?a.webp`],
    ['a semicolon', (url: string) => `${url};a.webp`],
  ])('no guest or stranger gets it by %s', async (_what, disguise) => {
    for (const person of [undefined, stranger]) {
      const answer = await server.fetch(disguise(file.url), person);
      expect([401, 404]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('%PDF');
    }
  });

  it('answers ranges and HEAD requests to no one else either', async () => {
    for (const method of ['HEAD', 'GET'] as const) {
      const answer = await server.app.inject({
        method,
        url: file.url,
        headers: { 'access-token': stranger.token, range: 'bytes=0-9' },
      });
      expect(answer.statusCode).toBe(404);
    }
  });

  it('answers 401 to an invalid token', async () => {
    const answer = await server.app.inject({
      method: 'GET',
      url: file.url,
      headers: { 'access-token': 'bad' },
    });
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'TOKEN_INVALID']);
  });
});

describe('the name of a downloaded file', () => {
  it.each([
    ['a.pdf', `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`],
    [
      `it's (1)*.pdf`,
      `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`,
    ],
    ['a"b\\c%.pdf', `attachment; filename="a_b_c_.pdf"; filename*=UTF-8''a%22b%5Cc%25.pdf`],
  ])('T5: %s can’t leave its header', (name, header) => expect(attachment(name)).toBe(header));
});
