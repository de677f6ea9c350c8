import {
  addExperience,
  block,
  deleteAccount,
  editProfile,
  editSettings,
  listExports,
  mute,
  requestExport,
} from '@upround/profile/contract';
import { createIdea, createPost, editPost, readFeed } from '@upround/feed/contract';
import { openConversation, sendMessage } from '@upround/messaging/contract';
import { listAppliedJobs, listJobs } from '@upround/jobs/contract';
import { listNotifications, registerDevice } from '@upround/notifications/contract';
import { newId } from '@upround/shared/db';
import { createFolderStore, createImages, type LargeFileStore } from '@upround/shared/storage';
import { createFolderMailer, type FolderMailer } from '@upround/shared/mail';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { placeTable, registerExportFile } from '@upround/profile/api';
import { sendFeedback } from '@upround/site/contract';
import {
  createComment,
  createReply,
  follow,
  like,
  bookmark,
  listComments,
  listReplies,
  recordActivity,
  report,
} from '@upround/social/contract';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { composeModules } from '../modules';
import { requestViewerId } from '../operations/request-viewer';
import { findEverywhere, m, markers, unzip } from './account-deletion.fixtures';
import { columnsWith, personColumns } from './person-columns.fixtures';
import { appendOnly, keptAsPlaces, keptForTax, writtenByScenario } from './personal-tables.data';
import { insertMissingRows, insertRows } from './inserted-rows.fixtures';
import { payForPlan } from './paid-plan.fixtures';
import { liveAWorkingLife } from './working-life.fixtures';

/** A way to a device: erased, and in no export. */
const PUSH_TOKEN = 'zq-push-token-zq';
/** What others wrote in private, to no one but moderators. */
const FOREIGN = 'zq-foreign-secret-zq';

interface Left {
  server: TestServer;
  files: LargeFileStore;
  folder: string;
  mailer: FolderMailer;
  me: TestMember;
  other: TestMember;
  postId: string;
  othersPostId: string;
  othersIdeaId: string;
  keptCommentId: string;
}

let left: Left;

async function start() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-account-deletion-'));
  const files = createFolderStore(folder);
  const images = createImages(files);
  let now = () => new Date();
  const mailer = createFolderMailer(
    path.join(folder, 'mail'),
    () => undefined,
    () => now(),
  );
  const server = await createTestServer({
    modules: ({ secrets, signAccess, now, database }) =>
      composeModules({
        database: () => database,
        secrets,
        signAccess,
        files,
        images,
        now,
        geocoder: placeTable,
        mailer: {
          ...mailer,
          async forget(addresses) {
            // Mails are many and files slow: nothing may wait for them in a transaction.
            await server.database.query('select 1');
            const open = await server.database.query(
              `select 1 from pg_stat_activity
               where datname = current_database() and state = 'idle in transaction'`,
            );
            expect(open).toEqual([]);
            await mailer.forget(addresses);
          },
        },
        realtime: { send: () => undefined, disconnect: () => undefined, signToken: null },
        brand: 'Upround',
        origins: [],
      }).modules,
  });
  now = () => server.clock.now();
  return { server, files, folder, mailer };
}

const mailTo = (name: string) =>
  left.mailer.send({ to: `${name}@upround.test`, subject: 'Your day', text: 'What happened' });
const mailed = async () => (await left.mailer.list(100)).map(({ to }) => to.split('@')[0]);

/** Someone with a row in every table that a person can have one in. */
async function liveALife(
  server: TestServer,
): Promise<Omit<Left, 'server' | 'files' | 'folder' | 'mailer'>> {
  const me = await server.signUpAs('zq-leaver');
  const other = await server.signUpAs('stayer');
  const ok = async <T extends { status: number }>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    if (given.status >= 300) throw new Error(JSON.stringify(given));
    return given;
  };
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#345' },
  })
    .png()
    .toBuffer();
  const image = () => new Blob([Uint8Array.from(picture)]);
  const mine = { as: me };
  const theirs = { as: other };
  await ok(
    server.call(
      editProfile,
      {
        params: { id: me.userId },
        body: {
          displayName: m('name'),
          headline: m('headline'),
          about: m('about'),
          avatarAlt: m('alt'),
          slug: 'zq-leaver-now',
          location: m('place'),
          links: [`https://example.org/${m('link')}`],
        },
        files: { avatar: [image()], banner: [image()] },
      },
      mine,
    ),
  );
  const experience = { title: m('experience'), company: 'X', startMonth: '2020-01' };
  await ok(
    server.call(addExperience, { params: { profileId: me.userId }, body: experience }, mine),
  );
  await ok(server.call(editSettings, { body: { readMarks: false } }, mine));
  const hidden = await server.signUpAs('hidden');
  const person = { body: { referenceType: 'USER' as const, referenceId: hidden.userId } };
  await ok(server.call(mute, person, mine));
  await ok(server.call(block, person, mine));
  const post = await ok(
    server.call(
      createPost,
      { body: { type: 'POST', text: m('revision'), alts: ['a'] }, files: { images: [image()] } },
      mine,
    ),
  );
  const postId = post.body.data.id;
  await ok(server.call(editPost, { params: { id: postId }, body: { text: m('post') } }, mine));
  const endsAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  const poll = { options: ['yes', 'no'], multiple: false, endsAt };
  const theirPost = await ok(
    server.call(
      createPost,
      { body: { type: 'POST', text: 'Which one?', poll }, files: {} },
      theirs,
    ),
  );
  const { data } = theirPost.body;
  const subject = { referenceType: 'POST' as const, referenceId: data.id };
  const option = 'poll' in data ? (data.poll?.options[0]?.id ?? '') : '';
  await ok(
    server.call(
      recordActivity,
      { body: { ...subject, state: 'ATTEMPTED', selection: option } },
      mine,
    ),
  );
  await ok(server.call(like, { body: subject }, mine));
  await ok(server.call(bookmark, { body: subject }, mine));
  const idea = (text: (kind: string) => string, as: TestMember) =>
    ok(
      server.call(
        createIdea,
        {
          body: {
            title: text('title'),
            description: text('summary'),
            stage: 'IDEA' as const,
            problem: text('problem'),
            solution: text('solution'),
          },
        },
        { as },
      ),
    );
  const myIdea = await idea(m, me);
  const theirIdea = await idea((kind) => kind, other);
  const wanted = (referenceId: string, as: TestMember) =>
    ok(
      server.call(
        recordActivity,
        { body: { referenceType: 'IDEA' as const, referenceId, state: 'WOULD_USE' } },
        { as },
      ),
    );
  await wanted(theirIdea.body.id, me);
  await wanted(myIdea.body.id, other);
  await ok(
    server.call(
      like,
      { body: { ...subject, referenceType: 'IDEA', referenceId: theirIdea.body.id } },
      mine,
    ),
  );
  const others = { referenceType: 'USER' as const, referenceId: other.userId };
  await ok(server.call(follow, { body: others }, mine));
  await ok(server.call(follow, { body: { ...others, referenceId: me.userId } }, theirs));
  await ok(server.call(createComment, { body: { ...subject, text: m('comment') } }, mine));
  const kept = await ok(
    server.call(createComment, { body: { ...subject, text: m('kept') } }, mine),
  );
  const keptCommentId = kept.body.id;
  const answer = (text: string, as: TestMember) =>
    ok(server.call(createReply, { body: { commentId: keptCommentId, text } }, { as }));
  await answer('An answer that stays.', other);
  await answer(m('reply'), me);
  await ok(server.call(report, { query: { ...subject, message: m('report') } }, mine));
  const reported = { referenceType: 'POST' as const, referenceId: postId, message: FOREIGN };
  await ok(server.call(report, { query: reported }, theirs));
  const write = async (to: TestMember, text: string) => {
    const opened = await ok(server.call(openConversation, { body: { userId: to.userId } }, mine));
    await ok(server.call(sendMessage, { body: { conversationId: opened.body.id, text } }, mine));
  };
  await write(other, m('message'));
  await write(await server.signUpAs('distant'), m('request'));
  await liveAWorkingLife(
    server,
    { me, other },
    {
      job: m('job'),
      application: m('application'),
      memo: m('memo'),
      creatorNote: m('creator-note'),
      search: m('search'),
      foreign: FOREIGN,
    },
  );
  const phone = { deviceId: m('phone'), fcmToken: `${PUSH_TOKEN}-of-enough-letters` };
  await ok(server.call(registerDevice, { body: phone }, mine));
  await server.runTasks();
  const feedback = { kind: 'IDEA' as const, text: m('feedback') };
  await ok(server.call(sendFeedback, { body: feedback }, mine));
  await server.database.query(
    `insert into analytics_events (id, event, person, path, at) values ($1, 'page', $2, $3, now())`,
    [newId(), me.userId, `/${m('page')}`],
  );
  await server.database.query('update accounts set email = $2 where user_id = $1', [
    me.userId,
    `${m('email')}@upround.test`,
  ]);
  await server.database.query(
    `insert into one_time_codes (id, user_id, purpose, email, former_email, code_hash, expires_at, used_at)
     values ($1, $2, 'EMAIL', $3, $4, '', now(), now())`,
    [newId(), me.userId, `${m('new-email')}@upround.test`, `${m('former-email')}@upround.test`],
  );
  await server.database.query('update sessions set device = $2 where user_id = $1', [
    me.userId,
    m('device'),
  ]);
  await payForPlan(server, { userId: me.userId, buyer: m('name'), payer: m('upi') });
  const othersIdeaId = theirIdea.body.id;
  return { me, other, postId, othersPostId: data.id, othersIdeaId, keptCommentId };
}

const count = async (sql: string, values: unknown[]) =>
  (await left.server.database.query<{ count: number }>(sql, values))[0]?.count;

beforeAll(async () => {
  const started = await start();
  left = { ...started, ...(await liveALife(started.server)) };
  // Of an address that was changed long ago no row tells any more.
  for (const name of ['zq-oldest-email', m('former-email'), m('new-email'), m('email')])
    await mailTo(name);
}, 120_000);
afterAll(async () => {
  await left?.server.close();
  rmSync(left.folder, { recursive: true, force: true });
});

it('R28: an export has everything that a person added, with images, and nothing private of others', async () => {
  const { server, me, files } = left;
  for (const text of Object.values(markers)) {
    expect([text, await findEverywhere(server, text)]).not.toEqual([text, []]);
  }
  expect((await server.call(requestExport, {}, { as: me })).status).toBe(202);
  await server.runTasks();
  const { body } = await server.call(listExports, {}, { as: me });
  expect(body.data[0]?.state).toBe('READY');
  const [row] = await server.database.query<{ file_key: string }>(
    'select file_key from data_exports where user_id = $1',
    [me.userId],
  );
  const file = await files.get(row?.file_key ?? '');
  const entries = unzip(file?.bytes ?? Buffer.alloc(0));
  const json = [...entries].filter(([name]) => name.endsWith('.json'));
  const csv = [...entries].filter(([name]) => name.endsWith('.csv'));
  const textOf = (some: [string, Buffer][]) => some.map(([, bytes]) => bytes.toString()).join('\n');
  for (const text of Object.values(markers)) {
    expect(textOf(json)).toContain(text);
    expect(textOf(csv)).toContain(text);
  }
  for (const [, bytes] of json) expect(() => JSON.parse(bytes.toString()) as unknown).not.toThrow();
  const media = [...entries.keys()].filter((name) => name.startsWith('media/'));
  expect(media.length).toBeGreaterThanOrEqual(3);
  for (const name of media) {
    expect((await sharp(entries.get(name)).metadata()).format).toBe('webp');
  }
  const everything = textOf([...entries]);
  for (const secret of [
    FOREIGN,
    PUSH_TOKEN,
    'An answer that stays.',
    'stayer@upround.test',
    'password',
  ]) {
    expect(everything).not.toContain(secret);
  }
});

it('R27: a deleted account disappears at once, and threads of others keep their positions', async () => {
  const { server, me, other, othersPostId, keptCommentId } = left;
  const gone = await server.call(
    deleteAccount,
    { params: { id: me.userId }, body: { state: 'DELETED' } },
    { as: me },
  );
  expect(gone.status).toBe(204);
  const feed = await server.call(readFeed, { query: { filter: 'latest' } }, { as: other });
  expect(JSON.stringify(feed.body)).not.toContain('zq-marker');
  const board = await server.call(listJobs, { query: {} }, { as: other });
  expect(board.body.data.map(({ title }) => title)).toEqual(['Engineer']);
  await server.runTasks();
  const applied = await server.call(listAppliedJobs, { query: { applied: 'true' } }, { as: other });
  expect(applied.body.data).toMatchObject([
    { state: 'CLOSED', closeReason: 'CANCELLED', creator: { displayName: 'Deleted account' } },
  ]);
  const news = await server.call(listNotifications, { query: {} }, { as: other });
  expect(news.body.data).toContainEqual(
    expect.objectContaining({
      type: 'APPLICATION_MOVED',
      target: expect.objectContaining({ step: 'CLOSED' }) as unknown,
    }),
  );
  const comments = await server.call(
    listComments,
    { query: { referenceType: 'POST', referenceId: othersPostId } },
    { as: other },
  );
  expect(comments.body.data).toMatchObject([
    { id: keptCommentId, text: '', author: { displayName: 'Deleted account', avatarUrl: null } },
  ]);
  const replies = await server.call(listReplies, { query: { commentId: keptCommentId } });
  expect(replies.body.data.map(({ text }) => text)).toEqual(['An answer that stays.']);
});

it('R27: thirty days later nothing of them is left in any table or file, and counters are correct', async () => {
  const { server, me, other, othersPostId, keptCommentId, folder } = left;
  const before = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(before.filter((name) => /\.(webp|zip)$/.test(name))).not.toEqual([]);
  server.clock.advance(30 * 86_400_000 + 60_000);
  await insertRows(server, me.userId);
  // Devices are deleted with the sessions, as soon as the account is.
  const inserted = await insertMissingRows(server, me.userId, ['push_devices']);
  expect(inserted.filter((table) => writtenByScenario.includes(table))).toEqual([]);
  const tablesOf = (columns: readonly { table: string }[]) =>
    new Set(columns.map(({ table }) => table));
  const withRows = tablesOf(await columnsWith(server, me.userId));
  const empty = [...tablesOf(await personColumns(server))].filter((table) => !withRows.has(table));
  expect(empty).toEqual(['push_devices']);
  // As late as this, only the addresses tell whose mails these are.
  for (const name of [m('former-email'), m('new-email'), m('email'), 'stayer']) await mailTo(name);
  const find = server.modules
    .flatMap((module) => module.tasks ?? [])
    .find(({ task }) => task.name === 'profile.find-erasable');
  if (find === undefined) throw new Error('no job finds who is to be erased');
  await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(find.task, {}));
  await server.runTasks();

  const found: string[] = [];
  for (const text of [...Object.values(markers), PUSH_TOKEN, 'zq-leaver']) {
    found.push(...(await findEverywhere(server, text)));
  }
  expect(found).toEqual([`public.invoices: ${m('name')}`]);
  const stays = (table: string) => [appendOnly, keptAsPlaces, keptForTax].some((of) => table in of);
  const rows = (await columnsWith(server, me.userId)).filter(({ table }) => !stays(table));
  expect(rows).toEqual([]);
  const invoices = await server.database.query(
    'select buyer, amount from invoices where user_id = $1',
    [me.userId],
  );
  expect(invoices).toEqual([1, 2].map(() => ({ buyer: m('name'), amount: 29_900 })));
  const plans = await server.database.query(
    `select m.state, a.state as mandate, a.wanted from memberships m join mandates a on a.id = m.mandate_id
     where m.user_id = $1`,
    [me.userId],
  );
  expect(plans).toEqual([{ state: 'ENDED', mandate: 'REVOKED', wanted: null }]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /\.(webp|zip)$/.test(name))).toEqual([]);
  expect(await mailed()).toEqual(['stayer']);

  const told = await server.database.query(
    'select 1 from notification_acts where actor_id = $1 union all select 1 from notifications where user_id = $1',
    [me.userId],
  );
  expect(told).toEqual([]);

  const post = await server.database.query(
    'select like_count, comment_count, bookmark_count, poll_voters, poll_votes from posts where id = $1',
    [othersPostId],
  );
  expect(post).toEqual([
    {
      like_count: 0,
      comment_count: 1,
      bookmark_count: 0,
      poll_voters: 0,
      poll_votes: [0, 0],
    },
  ]);
  const ideas = await server.database.query(
    'select like_count, would_use_count from ideas where id = $1',
    [left.othersIdeaId],
  );
  expect(ideas).toEqual([{ like_count: 0, would_use_count: 0 }]);
  const jobs = await server.database.query(
    'select title, (select count(*)::int from job_applications) as applications from jobs',
  );
  expect(jobs).toEqual([{ title: 'Engineer', applications: 0 }]);
  const person = await server.database.query(
    'select follower_count, following_count from people where id = $1',
    [other.userId],
  );
  expect(person).toEqual([{ follower_count: 0, following_count: 0 }]);
  expect(
    await count('select reply_count as count from comments where id = $1', [keptCommentId]),
  ).toBe(1);
  const replies = await server.call(listReplies, { query: { commentId: keptCommentId } });
  expect(replies.body.data.map(({ text }) => text)).toEqual(['An answer that stays.']);
  expect(
    await count('select count(*)::int as count from accounts where user_id = $1', [me.userId]),
  ).toBe(0);
});

it('X11: an export’s file opens by token or cookie for its owner only', async () => {
  const { server, files, other } = left;
  const token = await server.tokens.signAccess(other);
  const signedIn = { as: token };
  await server.call(requestExport, {}, signedIn);
  await server.runTasks();
  const url = (await server.call(listExports, {}, signedIn)).body.data[0]?.url ?? '';
  const asks = await createTestServer({
    database: server.database,
    extend: (app) =>
      registerExportFile(app, {
        db: server.db,
        files,
        now: () => server.clock.now(),
        requestViewerId: requestViewerId(server.db, server.server),
      }),
  });
  const get = (headers: Record<string, string>) => asks.app.inject({ method: 'GET', url, headers });
  const stranger = await server.signUpAs('stranger');
  const strange = await server.tokens.signAccess(stranger);
  try {
    expect((await get({ 'access-token': token })).statusCode).toBe(200);
    expect((await get({})).statusCode).toBe(401);
    expect((await get({ 'access-token': 'forged' })).statusCode).toBe(401);
    expect((await get({ 'access-token': strange })).statusCode).toBe(404);
    expect((await get({ cookie: 'refresh-token=forged' })).statusCode).toBe(401);
  } finally {
    await asks.close();
  }
});
