import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { AblyChannels, PlacedMessage } from './ably-channels';
import { AblyRefusal } from './ably-refusal';
import type { AblyToken, AblyTokens } from './ably-tokens';

/** The words of the protocol that are spoken here, by their numbers. */
const words = {
  heartbeat: 0,
  nack: 2,
  connected: 4,
  disconnected: 6,
  close: 7,
  closed: 8,
  error: 9,
  attach: 10,
  attached: 11,
  detach: 12,
  detached: 13,
  message: 15,
  auth: 17,
} as const;

const RESUMED = 1 << 2;
const MAY_HEAR = 1 << 18;

interface Said {
  action: number;
  channel?: string;
  channelSerial?: string;
  msgSerial?: number;
  auth?: { accessToken?: string };
}

/** One page's connection. */
export interface AblyConnection {
  readonly clientId: string;
  readonly id: string;
  publish(channel: string, message: PlacedMessage): void;
  /** Says that something was lost on the way. */
  discontinue(): void;
  /** Ends it with a reason, as the service does where the token is no longer good. */
  end(refusal: AblyRefusal): void;
  /** Ends it without a word, as a broken line does. */
  cut(): void;
}

interface Ground {
  socket: WebSocket;
  tokens: AblyTokens;
  channels: AblyChannels;
  token: AblyToken;
  /** The connection that it goes on with, if the service still knows that. */
  resumed: string | undefined;
}

/** Serves a connection whose token was taken. */
export function serveConnection({
  socket,
  tokens,
  channels,
  token,
  resumed,
}: Ground): AblyConnection {
  const id = resumed ?? randomUUID();
  const attached = new Set<string>();
  let holder = token;
  const say = (action: number, rest: object = {}) =>
    socket.send(JSON.stringify({ action, ...rest }));

  function greet(): void {
    say(words.connected, {
      connectionId: id,
      connectionKey: id,
      connectionDetails: {
        clientId: holder.clientId,
        connectionKey: id,
        serverId: 'fake',
        connectionStateTtl: 120_000,
        maxIdleInterval: 0,
        maxMessageSize: 65_536,
        maxFrameSize: 262_144,
        maxInboundRate: 50,
      },
    });
  }
  function pass(channel: string, { channelSerial, ...message }: PlacedMessage): void {
    say(words.message, { channel, channelSerial, id: message.id, messages: [message] });
  }
  function attach(channel: string, serial: string | undefined): void {
    const allowed = JSON.parse(holder.capability) as Record<string, string[]>;
    if (allowed[channel]?.includes('subscribe') !== true) {
      const { info } = new AblyRefusal(401, 40160, 'The token does not reach so far');
      return say(words.error, { channel, error: info });
    }
    const missed = resumed === undefined ? null : channels.since(channel, serial);
    attached.add(channel);
    say(words.attached, {
      channel,
      channelSerial: missed === null ? channels.serial(channel) : serial,
      flags: MAY_HEAR | (missed === null ? 0 : RESUMED),
    });
    missed?.forEach((message) => pass(channel, message));
  }
  function hear(said: Said): void {
    const { action, channel = '', msgSerial } = said;
    if (action === words.heartbeat) return say(words.heartbeat);
    if (action === words.attach) return attach(channel, said.channelSerial);
    if (action === words.detach) {
      attached.delete(channel);
      return say(words.detached, { channel });
    }
    if (action === words.close) {
      say(words.closed);
      return socket.close();
    }
    if (action === words.auth) {
      holder = tokens.check(said.auth?.accessToken ?? '');
      return greet();
    }
    const { info } = new AblyRefusal(401, 40160, 'The token may only hear');
    say(words.nack, { msgSerial, count: 1, error: info });
  }
  const end = (refusal: AblyRefusal) => {
    say(words.disconnected, { error: refusal.info });
    socket.close();
  };
  socket.on('message', (raw: Buffer) => {
    try {
      hear(JSON.parse(raw.toString('utf8')) as Said);
    } catch (error) {
      end(error instanceof AblyRefusal ? error : new AblyRefusal(400, 40000, 'Not understood'));
    }
  });
  greet();

  return {
    id,
    get clientId() {
      return holder.clientId;
    },
    publish: (channel, message) => attached.has(channel) && pass(channel, message),
    discontinue() {
      for (const channel of attached) {
        const channelSerial = channels.serial(channel);
        say(words.attached, { channel, channelSerial, flags: MAY_HEAR });
      }
    },
    end,
    cut: () => socket.terminate(),
  };
}
