import { randomUUID } from 'node:crypto';
import { loadSources, root } from './load-sources.mjs';

/** The secret of servers under measurement, so that tokens and cursors can be made beside them. */
export const BENCH_SECRET = 'a-secret-for-measuring-only-of-40-letters';

const source = `
  export { createTokens } from '${root}/libs/shared/server-kit/src/access/tokens';
  export { cursorCodec } from '${root}/libs/shared/server-kit/src/calls/cursor-codec';
  export { deriveKey } from '${root}/libs/shared/server-kit/src/derive-key';
  export { readFeed } from '${root}/libs/feed/contract/src/post.calls';
  export { listJobs } from '${root}/libs/jobs/contract/src/job.calls';
  export { listConversations } from '${root}/libs/messaging/contract/src/conversation.calls';
  export { listMessages } from '${root}/libs/messaging/contract/src/message.calls';
  export { listNotifications } from '${root}/libs/notifications/contract/src/notification.calls';
  export { listFollows } from '${root}/libs/social/contract/src/relation-list.calls';
`;

/**
 * Makes tokens and cursors for a seeded database.
 *
 * @param {import('pg').Client} client connected to it
 */
export async function actorsOn(client) {
  const { createTokens, cursorCodec, deriveKey, ...lists } = await loadSources('product', source);
  const tokens = createTokens([BENCH_SECRET]);
  const key = deriveKey(BENCH_SECRET, 'kit.cursor');
  const cursorOf = (call, userId, query, place) => {
    const viewer = userId === null ? { kind: 'guest' } : { kind: 'member', userId };
    return cursorCodec([key], { call: lists[call], viewer, query }).sign(place);
  };
  return {
    /**
     * A cursor of any list.
     *
     * @param {string} call its name in the contract
     * @param {string | null} userId who reads it; null is a guest
     * @param {object} query what the list is of, as the contract parses it
     * @param {object} place what the slice signs
     */
    cursorOf,
    /** Signs in the seeded person of a number. */
    async personOf(number) {
      const sessionId = randomUUID();
      const { rows } = await client.query('select bench_person($1) as id', [number]);
      const userId = rows[0].id;
      await client.query(
        `insert into accounts (user_id, email, password_hash) values ($1, $2, '') on conflict do nothing`,
        [userId, `person-${number}@bench.test`],
      );
      await client.query(
        `insert into sessions (id, user_id, device, expires_at) values ($1, $2, 'bench', now() + interval '1 day')`,
        [sessionId, userId],
      );
      return { userId, token: await tokens.signAccess({ userId, sessionId }) };
    },
    /** A cursor of the feed behind the post of an id. */
    cursorAfter(userId, filter, id) {
      return cursorOf('readFeed', userId, { filter }, { i: id });
    },
  };
}
