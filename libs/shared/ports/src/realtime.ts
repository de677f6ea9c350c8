/** An event for open pages. It is a hint and may be lost: pages refetch after a gap. */
export interface RealtimeEvent {
  /** `slice.what-happened`, for example `messaging.message`. */
  name: string;
  /** As in the slice's contract; only what the recipients may read. */
  data: Readonly<Record<string, unknown>>;
}

/** The connections of open pages, each of which belongs to one person and one session. */
export interface Realtime {
  /**
   * Sends an event to all open pages of these people, in every process. Call it after the commit; it neither waits nor
   * throws.
   */
  send(userIds: readonly string[], event: RealtimeEvent): void;
  /** Closes a person's connections within 2 s, in every process: all of them, or those of one session. */
  disconnect(userId: string, sessionId?: string): void;
}
