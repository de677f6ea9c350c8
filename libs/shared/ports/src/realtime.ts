/** What open pages hear at once. It is a hint and may be lost: the database is the truth, and is read after a gap. */
export interface RealtimeEvent {
  /** `slice.what-happened`, for example `messaging.message`. */
  name: string;
  /** As in the slice's contract; nothing that the people told may not read. */
  data: Readonly<Record<string, unknown>>;
}

/** The connections of open pages, each of which belongs to one person and one session. */
export interface Realtime {
  /**
   * Tells all open pages of these people, in every process. Call it after the transaction that it tells of; it
   * neither waits nor throws.
   */
  send(userIds: readonly string[], event: RealtimeEvent): void;
  /** Ends a person's connections within 2 s, in every process: all of them, or those of one session. */
  disconnect(userId: string, sessionId?: string): void;
}
