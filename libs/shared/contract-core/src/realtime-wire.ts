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
  /** Events may have been missed: pages refetch from the last sequence that they have. */
  gap: 'gap',
  /** The connection's token was taken; says for how many milliseconds. */
  welcome: 'welcome',
  /** The page's renewed access token. */
  token: 'token',
} as const;
