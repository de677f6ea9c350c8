/** Bounds of reading a mentor's calendar. */
export const busyLimits = {
  bytes: 2 * 1024 * 1024,
  timeoutMs: 10_000,
  /** Busy times that are kept of one calendar. */
  times: 5_000,
  /** Occurrences of all events that are looked at, those before today included. */
  occurrences: 50_000,
  /** Of processor time. */
  seconds: 3,
  memoryMegabytes: 256,
  heapMegabytes: 192,
  queue: 20,
  /** How far ahead busy times are kept: as far as anyone can book, and two days of other zones. */
  daysAhead: 367,
  /** Minutes until a calendar is read again. */
  everyMinutes: 60,
} as const;
