import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { OwnEntry } from '@upround/competitions/contract';
import { newId } from '@upround/shared/db';
import { createTestDatabase, ownFolder, startServerProcess } from '@upround/shared/testing-server';
import type { ServerProcess, TestDatabase } from '@upround/shared/testing-server';
import type { Upload } from '@upround/uploads/contract';
import { PROCESS_SECRET, signUpAt, type RunningMember } from './running-member.fixtures';

const ENTRANTS = process.env['HEAVY'] === 'full' ? 60 : 8;
const TEST_MS = 240_000;
const PDF = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n45\n%%EOF\n`;

interface Answer<Body> {
  /** 0 where none arrived. */
  status: number;
  body: Body;
}

describe('R9: the deadline of a competition', () => {
  let own: Awaited<ReturnType<typeof ownFolder>>;
  let database: TestDatabase;
  let server: ServerProcess;
  let members: RunningMember[];

  const start = async (port?: number) => {
    server = await startServerProcess('main', {
      dataDir: own.folder,
      ...(port === undefined ? {} : { port }),
      settings: {
        SECRET_KEY: PROCESS_SECRET,
        DATABASE_URL: database.url ?? '',
        RATE_LIMITS: 'off',
      },
    });
  };

  beforeAll(async () => {
    own = await ownFolder();
    database = await createTestDatabase();
    await start();
    members = [];
    for (let count = 0; count < ENTRANTS; count += 1) {
      members.push(await signUpAt(server, own.folder, `entrant-${count}`));
    }
  }, TEST_MS);
  afterAll(async () => {
    server?.signal('SIGKILL');
    await server?.ended;
    await database?.close();
    await own?.remove();
  }, 60_000);

  /** A competition whose entries close in that many milliseconds. */
  async function competition(closesInMs: number): Promise<{ slug: string; closesAt: number }> {
    const id = newId();
    const slug = `competition-${id}`;
    const form = ['deck'].map((field) => ({
      kind: 'FILE',
      id: field,
      label: field,
      hint: '',
      isRequired: false,
      isPublic: false,
      mostMb: 1,
    }));
    const closesAt = Date.now() + closesInMs;
    await database.query(
      `insert into competitions (id, slug, kind, title, tagline, organiser, form, criteria, tie_rule, team_max,
         announced_at, opens_at, closes_at, judging_at, result_at, created_at, updated_at)
       values ($1, $2, 'COMPETITION', 'Monsoon Build', 'A tagline', 'Someone', $3, '[]', 'SHARED', 1, now(),
         now() - interval '1 day', $4::timestamptz, $4::timestamptz + interval '1 day',
         $4::timestamptz + interval '2 days', now(), now())`,
      [id, slug, JSON.stringify(form), new Date(closesAt)],
    );
    await database.query(
      `insert into competition_rules (competition_id, version, text, published_at) values ($1, 1, 'Be fair.', now())`,
      [id],
    );
    return { slug, closesAt };
  }

  async function send<Body>(
    by: RunningMember,
    method: string,
    path: string,
    body: object,
  ): Promise<Answer<Body>> {
    try {
      const answer = await fetch(`${server.url}/v1${path}`, {
        method,
        headers: {
          'access-token': await by.token(),
          'content-type': 'application/json',
          'idempotency-key': newId(),
        },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Body };
    } catch {
      return { status: 0, body: {} as Body };
    }
  }
  const save = (by: RunningMember, slug: string, draft: object) =>
    send<OwnEntry>(by, 'PATCH', `/competition/${slug}/entry`, {
      title: 'Harbourlight',
      tagline: 'Warns fishers of floods',
      answers: {},
      revision: 0,
      ...draft,
    });
  const submit = (by: RunningMember, slug: string, revision: number) =>
    send<OwnEntry>(by, 'POST', `/competition/${slug}/entry`, { revision });
  const codeOf = ({ body }: Answer<unknown>) =>
    (body as { errors?: { code: string }[] }).errors?.[0]?.code;

  /** Uploads a file whose second half is sent that much later. */
  async function slowUpload(by: RunningMember, waitMs: number): Promise<Upload> {
    const boundary = 'a-boundary-of-tests';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nENTRY_FILE\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="Deck.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
    const token = await by.token();
    return new Promise<Upload>((resolve, reject) => {
      const sent = request(
        `${server.url}/v1/upload`,
        {
          method: 'POST',
          headers: {
            'access-token': token,
            'content-type': `multipart/form-data; boundary=${boundary}`,
          },
        },
        (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () => resolve(JSON.parse(text) as Upload));
        },
      );
      sent.on('error', reject);
      sent.write(head + PDF.slice(0, 20));
      setTimeout(() => sent.end(`${PDF.slice(20)}\r\n--${boundary}--\r\n`), waitMs);
    });
  }

  it(
    'finds each entry in with a receipt or not in at all, also where the process is killed',
    async () => {
      const { slug, closesAt } = await competition(20_000);
      for (const by of members) expect((await save(by, slug, {})).status).toBe(200);
      const { port } = server;
      const answers = members.map((by) => submit(by, slug, 1));
      // The process dies once the first one is in, with the others under way.
      await Promise.race(answers);
      server.signal('SIGKILL');
      await server.ended;
      const first = await Promise.all(answers);
      await start(port);
      expect(Date.now()).toBeLessThan(closesAt);
      const rows = () =>
        database.query<{ owner_id: string; state: string; sha256: string | null; late: boolean }>(
          `select e.owner_id, e.state, r.sha256, e.submitted_at >= c.closes_at as late
           from competition_entries e join competitions c on c.id = e.competition_id
             left join competition_receipts r on r.id = e.receipt_id
           where c.slug = $1`,
          [slug],
        );
      const count = async () =>
        (
          await database.query<{ entry_count: number }>(
            'select entry_count from competitions where slug = $1',
            [slug],
          )
        )[0]?.entry_count;
      // No one who got a receipt was forgotten, and no entry is in without one.
      const kept = await rows();
      for (const [index, answer] of first.entries()) {
        const row = kept.find(({ owner_id: id }) => id === members[index]?.userId);
        if (answer.status === 201) expect(row?.sha256).toBe(answer.body.receipt?.sha256);
        expect(row?.state === 'SUBMITTED').toBe(row?.sha256 !== null);
      }
      expect(await count()).toBe(kept.filter(({ state }) => state === 'SUBMITTED').length);
      // Half of those who got no answer try again in time, and half of them too late.
      const unsure = members.filter((_, index) => first[index]?.status !== 201);
      const [soon, later] = [unsure.filter((_, i) => i % 2 === 0), unsure.filter((_, i) => i % 2)];
      for (const by of soon) expect((await submit(by, slug, 1)).status).toBe(201);
      await pause(Math.max(0, closesAt - Date.now()) + 50);
      for (const by of later) expect(codeOf(await submit(by, slug, 1))).toBe('CLOSED');
      const last = await rows();
      expect(last.filter(({ late }) => late)).toEqual([]);
      expect(await count()).toBe(last.filter(({ state }) => state === 'SUBMITTED').length);
    },
    TEST_MS,
  );

  it(
    'lets a file in whose slow upload began before it, and no other',
    async () => {
      const { slug, closesAt } = await competition(4_000);
      const [by] = members as [RunningMember];
      expect((await save(by, slug, {})).status).toBe(200);
      const slow = slowUpload(by, closesAt - Date.now() + 1_000);
      const { key } = await slow;
      expect(Date.now()).toBeGreaterThan(closesAt);
      const late = await slowUpload(by, 50);
      const deckOf = (file: string) => ({ key: file, name: 'Deck.pdf', bytes: 1, sha256: '' });
      const refused = await save(by, slug, { answers: { deck: deckOf(late.key) }, revision: 1 });
      expect(codeOf(refused)).toBe('CLOSED');
      const more = await save(by, slug, {
        title: 'Another name',
        answers: { deck: deckOf(key) },
        revision: 1,
      });
      expect(codeOf(more)).toBe('ONLY_FILES');
      const saved = await save(by, slug, { answers: { deck: deckOf(key) }, revision: 1 });
      expect([saved.status, codeOf(saved)]).toEqual([200, undefined]);
      const submitted = await submit(by, slug, 2);
      expect([submitted.status, submitted.body.state]).toEqual([201, 'SUBMITTED']);
      expect(submitted.body.answers['deck']).toMatchObject({ key, name: 'Deck.pdf' });
    },
    TEST_MS,
  );
});
