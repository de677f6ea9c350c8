import { ACCOUNT } from './message-seed.mjs';
import { AUTHOR } from './follower-seed.mjs';
import { READER, searches } from './growing-posts.mjs';
import { PEOPLE } from './scale-seed.mjs';
import { caller } from './record-stores.mjs';

const DEEP = 0.99;
const PAGE = 20;
/** The suffix of a deep page's name: the name without it is that of the list's first page. */
export const DEEP_PAGE = ', 99 % deep';
const address = (path, query) => `${path}?${new URLSearchParams(query)}`;

/** Runs a statement that returns one row, and returns its first column. */
async function one(client, text, values = []) {
  const { rows } = await client.query({ text, values, rowMode: 'array' });
  return rows[0][0];
}

/** The offset of a list's deep page: at 99 % of the rows, but a page before the end, so that the page is full. */
const deepOffset = (total) => Math.max(0, Math.min(Math.floor(total * DEEP), total - PAGE) - 1);

/** The calls that read a list's first page and its deep page, by name. */
const pages = (name, read, path, query, cursor) => ({
  [name]: () => read(address(path, query)),
  [`${name}${DEEP_PAGE}`]: () => read(address(path, { ...query, cursor })),
});

/** The calls of a guest to the list of jobs: without a filter, with one that many match, and one that few match. */
export async function jobCalls({ base, client, actors, size }) {
  const { page } = caller(base);
  const last = await one(
    client,
    `select listing_id from jobs order by listing_id desc offset ${deepOffset(size)} limit 1`,
  );
  const many = { workplace: 'REMOTE', type: 'FULL_TIME' };
  const few = { tag: 'founder', location: 'pune' };
  const list = (query, parsed) => [query, actors.cursorOf('listJobs', null, parsed, { i: last })];
  const filtered = Object.fromEntries(Object.entries(many).map(([name, value]) => [name, [value]]));
  return {
    ...pages('jobs, newest', page, '/v1/job', ...list({}, {})),
    ...pages('jobs, filter that 8 % meet', page, '/v1/job', ...list(many, filtered)),
    'jobs, filter that 0.2 % meet': () => page(address('/v1/job', few)),
  };
}

/** The calls of a member: the list of conversations, the messages of the longest one, and sending a message to it. */
export async function messageCalls({ base, client, actors }) {
  const { userId, token } = await actors.personOf(ACCOUNT);
  const { page, send } = caller(base, token);
  const conversationId = await one(
    client,
    'select id from conversations order by last_sequence desc limit 1',
  );
  const total = await one(
    client,
    'select count(*)::int from conversation_members where user_id = $1',
    [userId],
  );
  const activity = await one(
    client,
    `select activity_id from conversation_members where user_id = $1 order by activity_id desc
     offset ${deepOffset(total)} limit 1`,
    [userId],
  );
  const length = await one(client, 'select last_sequence from conversations where id = $1', [
    conversationId,
  ]);
  const deep = (call, query, place) => actors.cursorOf(call, userId, query, { d: 'n', p: place });
  const within = { conversationId };
  return {
    ...pages(
      'conversations',
      page,
      '/v1/conversation',
      {},
      actors.cursorOf(
        'listConversations',
        userId,
        {},
        { d: 'n', p: activity, t: Math.min(total, 1000) },
      ),
    ),
    ...pages(
      'messages, newest',
      page,
      '/v1/message',
      within,
      deep('listMessages', within, length - deepOffset(length)),
    ),
    'sending a message': (at) =>
      send('/v1/message', {
        conversationId,
        text: `${at} ${'Thanks for the call, here is what we said. '.repeat(3)}`,
      }),
  };
}

/** The calls of a member: the followers of the author, and the author's profile. */
export async function followerCalls({ base, client, actors, size }) {
  const viewer = await actors.personOf(PEOPLE);
  const { page, read } = caller(base, viewer.token);
  const userId = await one(client, 'select bench_person($1)', [AUTHOR]);
  const last = await one(
    client,
    `select id from follows where reference_id = $1 order by id desc offset ${deepOffset(size)} limit 1`,
    [userId],
  );
  const query = { userId, direction: 'followers' };
  return {
    ...pages(
      'followers',
      page,
      '/v2/follow',
      query,
      actors.cursorOf('listFollows', viewer.userId, query, { i: last }),
    ),
    profile: () => read(`/v1/user/person-${AUTHOR}`),
  };
}

/** The searches of a guest, and the calls that read a member's notifications. */
export async function postCalls({ base, client, actors }) {
  const { userId, token } = await actors.personOf(READER);
  const guest = caller(base);
  const { page } = caller(base, token);
  const total = await one(client, 'select count(*)::int from notifications where user_id = $1', [
    userId,
  ]);
  const last = await one(
    client,
    `select place::int from notifications where user_id = $1 order by place desc offset ${deepOffset(total)} limit 1`,
    [userId],
  );
  const found = Object.entries(searches).map(([name, queries]) => [
    name,
    (at) => guest.page(address('/v4/search', { query: queries[at % queries.length] })),
  ]);
  return {
    ...Object.fromEntries(found),
    ...pages(
      'notifications',
      page,
      '/v2/notification',
      {},
      actors.cursorOf('listNotifications', userId, {}, { p: last }),
    ),
  };
}
