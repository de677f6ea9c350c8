import type { Realtime } from '@upround/shared/ports';

/** What the code of competitions works with, put together once from the module's dependencies. */
export interface CompetitionsSettings {
  /** The server's clock, which decides what is in time. */
  now(): Date;
  /** Sends changes to open pages; undefined where pages read them when they are opened. */
  realtime: Pick<Realtime, 'send'> | undefined;
  /** Where the web app is, for invitations and calendars. */
  publicUrl: string;
}
