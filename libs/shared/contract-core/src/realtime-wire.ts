/** An event as it travels to open pages, whichever service carries it. */
export interface RealtimeEnvelope {
  /** The same wherever the event arrives, so that one that arrives twice is known. */
  id: string;
  name: string;
  data: Readonly<Record<string, unknown>>;
}

/** The words of a realtime connection. Pages say `token` and nothing else. */
export const realtimeWire = {
  /** An event, as an envelope. */
  event: 'event',
  /** Something may have been missed: whoever shows a stream reads on from its last sequence. */
  gap: 'gap',
  /** The connection's token was taken; says for how many milliseconds. */
  welcome: 'welcome',
  /** The page's renewed access token. */
  token: 'token',
} as const;
