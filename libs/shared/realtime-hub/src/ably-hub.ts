import type { BatchPublishSpec, ClientOptions } from 'ably';
import type { FastifyBaseLogger } from 'fastify';
import { createOutbox, type Publication } from './ably-outbox';
import type { RealtimePart } from './realtime-part';
import { messageOf } from './wire';

export interface AblyHubOptions {
  /** As in Ably's dashboard, `app.id:secret`; tokens that it issues must be revocable. */
  key: string;
  log: FastifyBaseLogger;
  /** Where the service is, if not at Ably: the tests' protocol server. */
  service?: Pick<ClientOptions, 'endpoint' | 'port' | 'tls'>;
  /** Pause after a failed request, in milliseconds; 2 s by default. */
  restMs?: number;
}

/** How long a token is valid, as with the API. */
const TOKEN_MS = 15 * 60_000;
const TIMEOUT_MS = 5_000;
/** Ably's limit of channels in one publication. */
const CHANNELS = 100;

const channelOf = (userId: string) => `person:${userId}`;

function specsOf({ userIds, message }: Publication): BatchPublishSpec[] {
  const ablyMessage =
    message.word === 'gap'
      ? { name: message.word }
      : { name: message.word, data: message.envelope };
  return Array.from({ length: Math.ceil(userIds.length / CHANNELS) }, (_, at) => ({
    channels: userIds.slice(at * CHANNELS, (at + 1) * CHANNELS).map(channelOf),
    messages: [ablyMessage],
  }));
}

/**
 * Makes the adapter that sends events through Ably. Each person has a channel to which only they may subscribe and only
 * the API may publish.
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
      const revoked = new Set(results.flatMap((each) => ('error' in each ? [] : [each.target])));
      return userIds.filter((userId) => revoked.has(`clientId:${userId}`));
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
        outbox.enqueue([...new Set(userIds)], messageOf(event));
      } catch (error) {
        log.error({ err: error, event: event.name }, 'an event could not be sent');
      }
    },
    // Tokens name no session: those of the person's other sessions are revoked too, and their pages request new ones.
    disconnect: (userId) => outbox.revoke(userId),
    register: ({ server }) => {
      // The database notifies of each person whose sessions or rights changed, in whichever process.
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
