import {
  keepApplicantNote,
  keepApplicationMemo,
  listApplicants,
  listAppliedJobs,
  moveApplication,
  moveApplications,
  readApplicantNote,
  readApplication,
  readJob,
} from '@upround/jobs/contract';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { startApplicationServer } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

describe('private notes of creator and applicant', () => {
  let server: ApplicationServer;
  let job: string;
  let id: string;

  beforeAll(async () => {
    server = await startApplicationServer();
    job = await server.insertJob(server.creator);
    const resumeUrl = await server.plantUpload(server.applicant);
    ({ id } = await server.applyTo(job, server.applicant, { resumeUrl }));
  });
  afterAll(() => server?.close());

  const read = (as?: TestMember, of = id) =>
    server.call(readApplicantNote, { params: { id: of } }, { as });
  const saveNote = (body: object, as?: TestMember, of = id) =>
    server.call(keepApplicantNote, { params: { id: of }, body }, { as });
  const memo = (text: string, as?: TestMember, of = id) =>
    server.call(keepApplicationMemo, { params: { id: of }, body: { text } }, { as });

  it('X20: a note and stars are visible to the creator only; fields that are left out don’t change', async () => {
    expect((await read(server.creator)).body).toEqual({ text: '', stars: 0 });
    expect((await saveNote({ text: 'Call on Monday', stars: 4 }, server.creator)).body).toEqual({
      text: 'Call on Monday',
      stars: 4,
    });
    expect((await saveNote({ stars: 5 }, server.creator)).body.text).toBe('Call on Monday');
    expect((await saveNote({ text: '' }, server.creator)).body).toEqual({ text: '', stars: 5 });
    expect((await read(server.creator)).body).toEqual({ text: '', stars: 5 });
    expect((await saveNote({ stars: 6 }, server.creator)).status).toBe(400);
    expect((await memo('Ask about on-call', server.applicant)).body).toEqual({
      text: 'Ask about on-call',
    });
  });

  it('X20: the text of a note is in the list of applicants only if its creator asks for it', async () => {
    await saveNote({ text: 'Call on Monday' }, server.creator);
    const list = async (notes?: 'true') => {
      const query = { type: 'JOB' as const, id: job, ...(notes && { notes }) };
      return (await server.call(listApplicants, { query }, { as: server.creator })).body.data;
    };
    expect((await list())[0]).not.toHaveProperty('privateNote');
    expect((await list('true'))[0]).toMatchObject({ hasNote: true, privateNote: 'Call on Monday' });
    await saveNote({ text: '' }, server.creator);
    expect((await list('true'))[0]).not.toHaveProperty('privateNote');
  });

  it('X20: for everyone else they are 404, as for an unknown application', async () => {
    const before = await server.everything();
    const { applicant, stranger, otherCreator, moderator, creator } = server;
    for (const as of [applicant, stranger, otherCreator, moderator]) {
      const [theirs, none] = [await read(as), await read(as, newId())];
      expect([theirs.status, theirs.error]).toEqual([404, none.error]);
      expect((await saveNote({ stars: 1 }, as)).status).toBe(404);
    }
    for (const as of [creator, stranger, otherCreator, moderator]) {
      expect((await memo('Mine', as)).status).toBe(404);
    }
    expect([(await read()).status, (await saveNote({})).status, (await memo('x')).status]).toEqual([
      401, 401, 401,
    ]);
    expect((await read(creator, 'no-uuid')).status).toBe(404);
    expect(await server.everything()).toBe(before);
  });

  it('R29: neither note nor memo is in any other response', async () => {
    const [note, mine] = ['zq-canary-note', 'zq-canary-memo'];
    await saveNote({ text: note, stars: 3 }, server.creator);
    await memo(mine, server.applicant);
    const people = [
      server.creator,
      server.applicant,
      server.stranger,
      server.otherCreator,
      server.moderator,
      undefined,
    ];
    for (const as of people) {
      const how = { as };
      const isOwn = as === server.applicant;
      const answers = [
        await server.call(readApplication, { params: { id }, query: {} }, how),
        await server.call(listApplicants, { query: { type: 'JOB', id: job } }, how),
        await server.call(readJob, { params: { id: job } }, how),
        await server.call(moveApplication, { params: { id }, body: { state: 'SEEN' } }, how),
        await server.call(moveApplications, { body: { moves: [{ id, state: 'SEEN' }] } }, how),
      ];
      const applied = await server.call(listAppliedJobs, { query: { applied: 'true' } }, how);
      const texts = answers.map(({ raw }) => raw.body).join();
      expect(texts).not.toContain('zq-canary');
      expect(applied.raw.body).not.toContain(note);
      expect(applied.raw.body.includes(mine)).toBe(isOwn);
      const isParty = isOwn || as === server.creator;
      expect(texts.includes('.pdf')).toBe(isParty);
    }
    await server.runLater();
    const queue = await server.database.query(`select data::text from pgboss.job`);
    expect(JSON.stringify(queue)).not.toContain('zq-canary');
    expect(JSON.stringify(server.heard)).not.toContain('zq-canary');
  });

  it('T27: a note about an applicant behind a block is 404', async () => {
    const other = await server.signUpAs('note-blocked');
    const { id: of } = await server.applyTo(job, other);
    await server.block(other, server.creator);
    expect((await read(server.creator, of)).status).toBe(404);
    expect((await saveNote({ stars: 1 }, server.creator, of)).status).toBe(404);
    expect((await memo('Still mine', other, of)).status).toBe(200);
  });
});
