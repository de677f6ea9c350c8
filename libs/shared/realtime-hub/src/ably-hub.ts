import type { BatchPublishSpec, ClientOptions } from 'ably';
import type { FastifyBaseLogger } from 'fastify';
import { createOutbox, type Publication } from './ably-outbox';
import type { RealtimePart } from './realtime-part';
import { tellingOf } from './wire';

export interface AblyHubOptions {
  /** As in Ably's dashboard, `app.id:secret`; tokens that it issues must be revocable. */
  key: string;
  log: FastifyBaseLogger;
  /** Where the service is, if not at Ably: the tests' protocol server. */
  service?: Pick<ClientOptions, 'endpoint' | 'port' | 'tls'>;
  /** How long the service is left alone after it failed, in milliseconds; 2 s unless said. */
  restMs?: number;
}

/** A page takes a new token this often, as it does with the API. */
const TOKEN_MS = 15 * 60_000;
const TIMEOUT_MS = 5_000;
/** So many channels may one publication name. */
const CHANNELS = 100;

const channelOf = (userId: string) => `person:${userId}`;

function specsOf({ userIds, telling }: Publication): BatchPublishSpec[] {
  const message =
    telling.word === 'gap'
      ? { name: telling.word }
      : { name: telling.word, data: telling.envelope };
  return Array.from({ length: Math.ceil(userIds.length / CHANNELS) }, (_, at) => ({
    channels: userIds.slice(at * CHANNELS, (at + 1) * CHANNELS).map(channelOf),
    messages: [message],
  }));
}

/**
 * Makes the adapter by which Ably carries events. Each person has a channel that only they may hear and only the API may
 * speak on.
 *
 * @param options the key, and where the service is
 */
export async function createAblyHub({
  key,
  log,
  service,
  restMs = 2_000,
}: AblyHubOptions): Promise<RealtimePart> {
  const { Rest } = await import('ably');
  const rest = new Rest({
    key,
    useBinaryProtocol: false,
    httpRequestTimeout: TIMEOUT_MS,
    httpMaxRetryDuration: TIMEOUT_MS,
    logLevel: 0,
    ...service,
  });
  const outbox = createOutbox({
    log,
    restMs,
    async publish(publications) {
      const results = await rest.batchPublish(publications.flatMap(specsOf));
      const failures = results.reduce((sum, { failureCount }) => sum + failureCount, 0);
      if (failures > 0) throw new Error(`Ably refused ${failures} channels.`);
    },
    async revoke(userIds) {
      const targets = userIds.map((value) => ({ type: 'clientId', value }));
      const { results } = await rest.auth.revokeTokens(targets);
      const taken = new Set(results.flatMap((each) => ('error' in each ? [] : [each.target])));
      return userIds.filter((userId) => taken.has(`clientId:${userId}`));
    },
  });
  return {
    async signToken(userId) {
      const { keyName, clientId, capability, nonce, timestamp, ttl, mac } =
        await rest.auth.createTokenRequest({
          clientId: userId,
          capability: JSON.stringify({ [channelOf(userId)]: ['subscribe'] }),
          ttl: TOKEN_MS,
        });
      return {
        keyName,
        capability,
        nonce,
        timestamp,
        mac,
        clientId: clientId ?? userId,
        ttl: ttl ?? TOKEN_MS,
      };
    },
    send(userIds, event) {
      if (userIds.length === 0) return;
      try {
        outbox.tell([...new Set(userIds)], tellingOf(event));
      } catch (error) {
        log.error({ err: error, event: event.name }, 'an event could not be told');
      }
    },
    // Tokens carry no session: those of the person's other sessions are taken back too, and take new ones by themselves.
    disconnect: (userId) => outbox.revoke(userId),
    register: ({ server }) => {
      // The database names everybody whose sessions or standing changed, whoever changed them.
      const unwatch = server.members.watch((userId) => userId !== null && outbox.revoke(userId));
      server.app.addHook('onClose', async () => {
        unwatch();
        outbox.close();
      });
      return Promise.resolve();
    },
    connections: () => 0,
    close: () => Promise.resolve(outbox.close()),
  };
}
