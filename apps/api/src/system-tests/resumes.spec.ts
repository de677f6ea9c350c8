import {
  apply,
  listApplicants,
  moveApplication,
  readApplication,
  type Application,
} from '@upround/jobs/contract';
import { newId } from '@upround/shared/db';
import { createFolderMailer } from '@upround/shared/mail';
import { createFolderStore, createImages, registerMedia } from '@upround/shared/storage';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { placeTable } from '@upround/profile/api';
import { listUploads, removeUpload, upload, type Upload } from '@upround/uploads/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { composeModules, type Composition } from '../modules';
import { requestViewerId } from '../operations/request-viewer';

const PDF = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n45\n%%EOF\n`;

describe('X8, T8: a résumé from its upload to its recipient', () => {
  let server: TestServer;
  let stop: () => void;
  let applicant: TestMember;
  let creator: TestMember;
  let otherCreator: TestMember;
  let stranger: TestMember;
  let moderator: TestMember;
  let resume: Upload;
  let job: string;
  let application: Application;
  let second: Application;

  async function insertJob(owner: TestMember): Promise<string> {
    const id = newId();
    await server.database.query(
      `insert into jobs (id, slug, creator_id, title, company, description, location, city, type, workplace,
         state, listing_id, published_at)
       values ($1::uuid, 'job-' || $1::text, $2, 'Engineer', 'Ledger', 'Build', 'Pune', 'pune', 'FULL_TIME',
         'REMOTE', 'OPEN', $1::uuid, now())`,
      [id, owner.userId],
    );
    return id;
  }
  const send = async (as: TestMember) => {
    const made = await server.call(
      upload,
      { body: { purpose: 'RESUME' }, files: { file: [new Blob([PDF])] } },
      { as },
    );
    expect(made.status).toBe(201);
    return made.body;
  };
  const fetchAs = async (as: TestMember | undefined, url = resume.url) => {
    const headers = as === undefined ? {} : { 'access-token': as.token };
    const { statusCode, body } = await server.app.inject({ method: 'GET', url, headers });
    return { status: statusCode, body };
  };
  const applyWith = (as: TestMember, resumeUrl: string, referenceId: string) =>
    server.call(apply, { body: { referenceType: 'JOB', referenceId, resumeUrl } }, { as });
  const remove = (as: TestMember, key: string) =>
    server.call(removeUpload, { params: { key } }, { as });

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-resumes-'));
    const files = createFolderStore(folder);
    const images = createImages(files);
    const built: { composition?: Composition } = {};
    server = await createTestServer({
      modules: ({ secrets, signAccess, now, database }) => {
        built.composition = composeModules({
          database: () => database,
          secrets,
          signAccess,
          files,
          images,
          now,
          geocoder: placeTable,
          mailer: createFolderMailer(path.join(folder, 'mail'), () => undefined),
          realtime: { send: () => undefined, disconnect: () => undefined, signToken: null },
          brand: 'Upround',
          origins: [],
        });
        return built.composition.modules;
      },
      extend: (app, { database: { db }, server: own }) =>
        registerMedia(
          app,
          files,
          built.composition?.privateFile({ db, requestViewerId: requestViewerId(db, own) }),
        ),
    });
    stop = () => {
      images.close();
      rmSync(folder, { recursive: true, force: true });
    };
    applicant = await server.signUpAs('applicant');
    creator = await server.signUpAs('creator');
    otherCreator = await server.signUpAs('other-creator');
    stranger = await server.signUpAs('stranger');
    moderator = await server.signUpAs('moderator', { staffRoles: ['MODERATOR', 'ADMIN'] });
    job = await insertJob(creator);
    await insertJob(otherCreator);
    resume = await send(applicant);
  });
  afterAll(async () => {
    await server?.close();
    stop();
  });

  it('is private to its owner before it is sent', async () => {
    expect((await fetchAs(applicant)).body).toBe(PDF);
    expect((await fetchAs(undefined)).status).toBe(401);
    for (const person of [creator, otherCreator, stranger, moderator]) {
      expect((await fetchAs(person)).status).toBe(404);
    }
  });

  it('can be sent only by its owner, and deleted by no one else', async () => {
    const { status, error } = await applyWith(stranger, resume.url, job);
    expect([status, error?.code]).toEqual([400, 'NOT_YOUR_RESUME']);
    expect((await remove(stranger, resume.key)).status).toBe(404);
    const made = await applyWith(applicant, resume.url, job);
    expect(made.status).toBe(201);
    application = made.body;
    expect(application.resume).toEqual({
      url: resume.url,
      name: resume.name,
      size: PDF.length,
    });
  });

  it('can be read by the creator of the job from then on, and by no one else', async () => {
    expect((await fetchAs(creator)).body).toBe(PDF);
    const unknown = '/media/AAAAAAAAAAAAAAAAAAAAAA.pdf';
    for (const person of [otherCreator, stranger, moderator]) {
      const theirs = await fetchAs(person);
      const none = await fetchAs(person, unknown);
      const bare = ({ body }: typeof theirs) => body.replace(/"requestId":"[^"]*"/, '');
      expect([theirs.status, bare(theirs)]).toEqual([404, bare(none)]);
    }
    expect((await fetchAs(undefined)).status).toBe(401);
  });

  it('is named in answers to owner and recipient only', async () => {
    for (const as of [applicant, creator, otherCreator, stranger, moderator]) {
      const texts = [
        await server.call(readApplication, { params: { id: application.id }, query: {} }, { as }),
        await server.call(listApplicants, { query: { type: 'JOB', id: job } }, { as }),
        await server.call(listUploads, { query: { purpose: 'RESUME' } }, { as }),
      ].map(({ raw }) => raw.body);
      const isParty = as === applicant || as === creator;
      expect(texts.join().includes(resume.key)).toBe(isParty);
    }
  });

  it('stays while the application uses it, and can be used for the next one', async () => {
    expect((await remove(applicant, resume.key)).error?.code).toBe('UPLOAD_IN_USE');
    server.clock.advance(10 * 60_000);
    await server.runTasks();
    const { body } = await server.call(
      listUploads,
      { query: { purpose: 'RESUME' } },
      { as: applicant },
    );
    expect(body.data.map(({ key }) => key)).toEqual([resume.key]);
    const next = await applyWith(applicant, resume.url, await insertJob(creator));
    expect(next.status).toBe(201);
    second = next.body;
  });

  it('can be read by the creator while an application has it, but not across a block', async () => {
    const move = ({ id }: Application, state: 'APPLIED' | 'WITHDRAWN') =>
      server.call(moveApplication, { params: { id }, body: { state } }, { as: applicant });
    expect((await move(application, 'WITHDRAWN')).status).toBe(200);
    expect((await fetchAs(creator)).status).toBe(200);
    await server.database.query(`insert into blocks (user_id, blocked_id) values ($1, $2)`, [
      applicant.userId,
      creator.userId,
    ]);
    expect((await fetchAs(creator)).status).toBe(404);
    await server.database.query(`delete from blocks`);
    expect((await move(second, 'WITHDRAWN')).status).toBe(200);
    expect((await fetchAs(creator)).status).toBe(404);
    expect((await fetchAs(applicant)).status).toBe(200);
    expect((await move(second, 'APPLIED')).status).toBe(200);
    expect((await fetchAs(creator)).status).toBe(200);
  });

  it('can’t be read once the application is withdrawn, and can then be deleted', async () => {
    expect((await fetchAs(creator)).status).toBe(200);
    await server.database.query(`delete from job_applications`);
    expect((await fetchAs(creator)).status).toBe(404);
    expect((await fetchAs(applicant)).status).toBe(200);
    expect((await remove(applicant, resume.key)).status).toBe(204);
    await server.runTasks();
    expect((await fetchAs(applicant)).status).toBe(404);
  });
});
