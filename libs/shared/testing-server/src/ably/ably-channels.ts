import { randomUUID } from 'node:crypto';

/** A message as it was published. */
export interface AblyMessage {
  name: string;
  data?: unknown;
}

/** A message in its place on a channel. */
export interface PlacedMessage {
  id: string;
  name: string;
  channelSerial: string;
  data?: unknown;
  encoding?: string;
}

interface Channel {
  count: number;
  messages: PlacedMessage[];
  /** Serials before this one are no longer known. */
  from: number;
}

const serialOf = (count: number) => `serial:${count}`;
const countOf = (serial: string) => Number(serial.split(':')[1]);

/** The recent messages of each channel, so that a page that was briefly offline receives all of them. */
export function createChannels() {
  const channels = new Map<string, Channel>();
  const channelAt = (name: string): Channel => {
    const known = channels.get(name) ?? { count: 0, messages: [], from: 0 };
    channels.set(name, known);
    return known;
  };

  return {
    add(name: string, { data, ...message }: AblyMessage): PlacedMessage {
      const channel = channelAt(name);
      channel.count += 1;
      const isText = data === undefined || typeof data === 'string';
      const placed: PlacedMessage = {
        id: randomUUID(),
        name: message.name,
        channelSerial: serialOf(channel.count),
        ...(data === undefined ? {} : { data: isText ? data : JSON.stringify(data) }),
        ...(isText ? {} : { encoding: 'json' }),
      };
      channel.messages.push(placed);
      return placed;
    },
    serial: (name: string) => serialOf(channelAt(name).count),
    /** What came after a serial; null where the service no longer knows. */
    since(name: string, serial: string | undefined): readonly PlacedMessage[] | null {
      const { messages, from } = channelAt(name);
      if (serial === undefined || countOf(serial) < from) return null;
      return messages.filter(({ channelSerial }) => countOf(channelSerial) > countOf(serial));
    },
    /** Deletes the history: clients that reconnect can't resume. */
    forget() {
      for (const channel of channels.values()) {
        channel.count += 1;
        channel.from = channel.count;
        channel.messages = [];
      }
    },
  };
}

export type AblyChannels = ReturnType<typeof createChannels>;
