import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { AblyChannels, PlacedMessage } from './ably-channels';
import { AblyRefusal } from './ably-refusal';
import type { AblyToken, AblyTokens } from './ably-tokens';

/** The protocol's actions that the fake supports, by their numbers. */
const actions = {
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
const SUBSCRIBE = 1 << 18;

interface ClientMessage {
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
  /** Sends a discontinuity: messages were lost. */
  discontinue(): void;
  /** Closes it with a reason, as the service does where the token is no longer valid. */
  end(refusal: AblyRefusal): void;
  /** Terminates it without a message, as a broken network does. */
  cut(): void;
}

interface ConnectionDeps {
  socket: WebSocket;
  tokens: AblyTokens;
  channels: AblyChannels;
  token: AblyToken;
  /** Id of the connection that it resumes, if the service still has its history. */
  resumed: string | undefined;
}

/** Serves a connection whose token is valid. */
export function serveConnection({
  socket,
  tokens,
  channels,
  token,
  resumed,
}: ConnectionDeps): AblyConnection {
  const id = resumed ?? randomUUID();
  const attached = new Set<string>();
  let holder = token;
  const send = (action: number, rest: object = {}) =>
    socket.send(JSON.stringify({ action, ...rest }));

  function greet(): void {
    send(actions.connected, {
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
    send(actions.message, { channel, channelSerial, id: message.id, messages: [message] });
  }
  function attach(channel: string, serial: string | undefined): void {
    const allowed = JSON.parse(holder.capability) as Record<string, string[]>;
    if (allowed[channel]?.includes('subscribe') !== true) {
      const { info } = new AblyRefusal(401, 40160, 'The token does not reach so far');
      return send(actions.error, { channel, error: info });
    }
    const missed = resumed === undefined ? null : channels.since(channel, serial);
    attached.add(channel);
    send(actions.attached, {
      channel,
      channelSerial: missed === null ? channels.serial(channel) : serial,
      flags: SUBSCRIBE | (missed === null ? 0 : RESUMED),
    });
    missed?.forEach((message) => pass(channel, message));
  }
  function receive(message: ClientMessage): void {
    const { action, channel = '', msgSerial } = message;
    if (action === actions.heartbeat) return send(actions.heartbeat);
    if (action === actions.attach) return attach(channel, message.channelSerial);
    if (action === actions.detach) {
      attached.delete(channel);
      return send(actions.detached, { channel });
    }
    if (action === actions.close) {
      send(actions.closed);
      return socket.close();
    }
    if (action === actions.auth) {
      holder = tokens.check(message.auth?.accessToken ?? '');
      return greet();
    }
    const { info } = new AblyRefusal(401, 40160, 'The token may only hear');
    send(actions.nack, { msgSerial, count: 1, error: info });
  }
  const end = (refusal: AblyRefusal) => {
    send(actions.disconnected, { error: refusal.info });
    socket.close();
  };
  socket.on('message', (raw: Buffer) => {
    try {
      receive(JSON.parse(raw.toString('utf8')) as ClientMessage);
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
        send(actions.attached, { channel, channelSerial, flags: SUBSCRIBE });
      }
    },
    end,
    cut: () => socket.terminate(),
  };
}
