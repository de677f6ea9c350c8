import { createHash } from 'node:crypto';
import type { TestMember } from '@upround/shared/testing-server';
import { listUploads, removeUpload, uploadLimits, type Upload } from '@upround/uploads/contract';
import sharp from 'sharp';
import { bytesOf, pdf, pdfText, zipText } from '../test/pdf.fixtures';
import { removeUnused } from './unused.task';
import { codeOf, startUploadsServer } from '../test/uploads-server.fixtures';
import type { Part, UploadsServer } from '../test/uploads-server.fixtures';

let server: UploadsServer;
let owner: TestMember;
let other: TestMember;

beforeAll(async () => {
  server = await startUploadsServer();
  [owner, other] = [await server.signUpAs('owner'), await server.signUpAs('other')];
});
afterAll(() => server?.close());

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
const resume: Part = ['purpose', 'RESUME'];
const image: Part = ['purpose', 'IMAGE'];
const fileOf = (bytes: Uint8Array, name = 'cv.pdf', type = 'application/pdf'): Part => [
  'file',
  { bytes, name, type },
];
const rows = async () => {
  const [row] = await server.database.query<{ n: number }>(
    'select count(*)::int as n from uploads',
  );
  return row?.n;
};

describe('uploading', () => {
  it('spec 6 X7: stores a résumé under its own key, with its name and size', async () => {
    const answer = await server.send(owner, [resume, fileOf(pdf(), 'Ravi Teja.pdf')]);
    expect(answer.statusCode).toBe(201);
    const made = answer.json<Upload>();
    expect(made).toMatchObject({
      key: expect.stringMatching(/^[\w-]{22}\.pdf$/) as string,
      url: `/media/${made.key}`,
      purpose: 'RESUME',
      name: 'Ravi Teja.pdf',
      size: pdf().length,
    });
    expect(server.stored()).toContain(made.key);
  });

  it('T5: re-encodes an image, so that hidden data is lost', async () => {
    const hiding = Buffer.concat([await picture(), Buffer.from(zipText, 'latin1')]);
    const answer = await server.send(owner, [image, fileOf(hiding, 'me.html', 'text/html')]);
    expect(answer.statusCode).toBe(201);
    const { key, size, url } = answer.json<Upload>();
    const served = await server.fetch(url);
    expect(served.headers['content-type']).toBe('image/webp');
    expect(served.rawPayload.length).toBe(size);
    expect(served.rawPayload.includes('PK\x05\x06')).toBe(false);
    expect(key).toMatch(/^[\w-]{22}-900\.webp$/);
  });

  it('is for members only', async () => {
    const answer = await server.send(undefined, [resume, fileOf(pdf())]);
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'LOGIN_REQUIRED']);
  });

  it.each<[string, number, string, () => Part[] | Promise<Part[]>]>([
    ['a picture as résumé', 400, 'NOT_A_PDF', async () => [resume, fileOf(await picture())]],
    ['a PDF as picture', 400, 'UNREADABLE_IMAGE', () => [image, fileOf(pdf(), 'a.png')]],
    ['a page as résumé', 400, 'NOT_A_PDF', () => [resume, fileOf(bytesOf('<html>'))]],
    ['a drawing as résumé', 400, 'NOT_A_PDF', () => [resume, fileOf(bytesOf('<svg/>'))]],
    ['a page as picture', 400, 'UNREADABLE_IMAGE', () => [image, fileOf(bytesOf('<html>'))]],
    ['a drawing as picture', 400, 'UNREADABLE_IMAGE', () => [image, fileOf(bytesOf('<svg/>'))]],
    ['XML as picture', 400, 'UNREADABLE_IMAGE', () => [image, fileOf(bytesOf('<?xml?><a/>'))]],
    [
      'a script as picture',
      400,
      'UNREADABLE_IMAGE',
      () => [image, fileOf(bytesOf('GIF89a/*\0*/=1;alert(1)//'), 'a.gif', 'image/gif')],
    ],
    [
      'a PDF that is a page',
      400,
      'NOT_A_PDF',
      () => [resume, fileOf(pdf({ middle: '<script>alert(1)</script>' }))],
    ],
    ['a cut PDF', 400, 'DAMAGED_PDF', () => [resume, fileOf(pdf().slice(0, -30))]],
    ['a locked PDF', 400, 'LOCKED_PDF', () => [resume, fileOf(pdf({ trailer: '/Encrypt 9 0 R' }))]],
    ['an empty file', 400, 'NOT_A_PDF', () => [resume, fileOf(new Uint8Array())]],
    ['an empty picture', 400, 'UNREADABLE_IMAGE', () => [image, fileOf(new Uint8Array())]],
    [
      'one byte too many',
      413,
      'RESUME_TOO_LARGE',
      () => [resume, fileOf(pdf({ size: uploadLimits.RESUME + 1 }))],
    ],
    [
      'far too much',
      413,
      'BODY_TOO_LARGE',
      () => [resume, fileOf(new Uint8Array(uploadLimits.ENTRY_FILE + 1))],
    ],
    [
      'a picture with too many bytes',
      413,
      'BODY_TOO_LARGE',
      () => [image, fileOf(new Uint8Array(uploadLimits.IMAGE + 1))],
    ],
    ['two files', 400, 'INVALID_FIELD', () => [resume, fileOf(pdf()), fileOf(pdf())]],
    ['no file', 400, 'INVALID_FIELD', () => [resume]],
    ['no purpose', 400, 'INVALID_FIELD', () => [fileOf(pdf())]],
    ['a purpose of its own', 400, 'INVALID_FIELD', () => [['purpose', 'ANY'], fileOf(pdf())]],
    ['an owner', 400, 'INVALID_FIELD', () => [resume, ['ownerId', other.userId], fileOf(pdf())]],
    ['another field for the file', 400, 'INVALID_FIELD', () => [resume, ['cv', { bytes: pdf() }]]],
  ])(
    'T5, T6: %s is rejected with %i, and nothing is stored',
    async (_what, status, code, parts) => {
      const before = [await rows(), server.stored().length];
      const answer = await server.send(owner, await parts());
      expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
      expect([await rows(), server.stored().length]).toEqual(before);
    },
  );

  it('a file of an entry is a PDF with its hash and the moment at which it began', async () => {
    const bytes = pdf({ size: uploadLimits.RESUME + 1 });
    const answer = await server.send(owner, [['purpose', 'ENTRY_FILE'], fileOf(bytes)]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect([answer.statusCode, answer.json<Upload>().sha256]).toEqual([201, sha256]);
    const { key, url } = answer.json<Upload>();
    const [row] = await server.database.query<{ is_before: boolean }>(
      'select begun_at < created_at as is_before from uploads where key = $1',
      [key],
    );
    expect(row?.is_before).toBe(true);
    expect((await server.fetch(url, owner)).statusCode).toBe(200);
    expect((await server.fetch(url, other)).statusCode).toBe(404);
    const wrong = await server.send(owner, [
      ['purpose', 'ENTRY_FILE'],
      fileOf(new Uint8Array([0x4d, 0x5a])),
    ]);
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([400, 'NOT_A_PDF']);
  });

  it('accepts a résumé of exactly 5 MB, with any file name', async () => {
    const text = pdfText({ size: uploadLimits.RESUME });
    const answer = await server.send(owner, [resume, fileOf(bytesOf(text), 'cv.exe', 'text/html')]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ size: uploadLimits.RESUME, name: 'cv.exe.pdf' });
  });

  it('T7: an aborted upload leaves no file', async () => {
    const before = server.stored().length;
    const encoded = new Response(new FormData());
    const type = encoded.headers.get('content-type') ?? '';
    const boundary = type.slice(type.indexOf('=') + 1);
    for (const size of [10, 200, 400]) {
      const whole = `--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nRESUME\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${pdfText()}`;
      const answer = await server.app.inject({
        method: 'POST',
        url: '/v1/upload',
        payload: whole.slice(0, size),
        headers: { 'access-token': owner.token, 'content-type': type },
      });
      expect(answer.statusCode).toBe(400);
    }
    expect(server.stored()).toHaveLength(before);
  });
});

describe('a member’s uploads', () => {
  it('are listed by purpose, newest first, for their owner only', async () => {
    const me = await server.signUpAs('lister');
    const first = await server.resume(me, 'first.pdf');
    const second = await server.resume(me, 'second.pdf');
    const list = (as: TestMember, purpose: 'RESUME' | 'IMAGE') =>
      server.call(listUploads, { query: { purpose } }, { as });
    expect((await list(me, 'RESUME')).body.data).toEqual([second, first]);
    expect((await list(me, 'IMAGE')).body.data).toEqual([]);
    const theirs = (await list(other, 'RESUME')).body.data.map(({ key }) => key);
    expect(theirs).not.toContain(first.key);
  });

  it('are deleted with their files', async () => {
    const { key } = await server.resume(owner);
    const { status } = await server.call(removeUpload, { params: { key } }, { as: owner });
    expect(status).toBe(204);
    await server.runTasks();
    expect(server.stored()).not.toContain(key);
    expect((await server.fetch(`/media/${key}`, owner)).statusCode).toBe(404);
  });

  it('T8: someone else’s can’t be deleted, and one in use stays', async () => {
    const { key } = await server.resume(owner);
    const remove = (as: TestMember) => server.call(removeUpload, { params: { key } }, { as });
    const foreign = await remove(other);
    const unknown = await server.call(
      removeUpload,
      { params: { key: 'AAAAAAAAAAAAAAAAAAAAAA.pdf' } },
      { as: other },
    );
    expect([foreign.status, foreign.error?.code]).toEqual([404, unknown.error?.code]);
    server.sent.set(key, other.userId);
    const used = await remove(owner);
    expect([used.status, used.error?.code]).toEqual([409, 'UPLOAD_IN_USE']);
    await server.runTasks();
    expect(server.stored()).toContain(key);
  });

  it('are deleted after a day if nothing used them', async () => {
    const [kept, lost] = [await server.resume(owner), await server.resume(owner)];
    const take = (userId: string, url: string, purpose: 'IMAGE' | 'RESUME') =>
      server.db.transaction().execute((trx) => server.port.take(trx, userId, url, purpose));
    expect(await take(other.userId, kept.url, 'RESUME')).toBeNull();
    expect(await take(owner.userId, kept.url, 'IMAGE')).toBeNull();
    expect(await take(owner.userId, kept.key, 'RESUME')).toBeNull();
    expect(await take(owner.userId, kept.url, 'RESUME')).toMatchObject({ key: kept.key });
    const clean = async () => {
      await server.db.transaction().execute(async (trx) => {
        await server.tasks.senderOn(trx).send(removeUnused, {});
      });
      await server.runTasks();
    };
    await clean();
    expect(server.stored()).toEqual(expect.arrayContaining([kept.key, lost.key]));
    server.clock.advance(25 * 3_600_000);
    await clean();
    expect(server.stored()).toContain(kept.key);
    expect(server.stored()).not.toContain(lost.key);
  });
});
