import type { ProfileReader, Realtime, SpamCheck, Uploads } from '@upround/shared/ports';

/** What the code of competitions works with, put together once from the module's dependencies. */
export interface CompetitionsSettings {
  /** The server's clock, which decides what is in time. */
  now(): Date;
  /** Sends changes to open pages; undefined where pages read them when they are opened. */
  realtime: Pick<Realtime, 'send'> | undefined;
  /** Profiles that entries are filled from. */
  profiles: ProfileReader;
  /** Files of entries. */
  uploads: Uploads;
  /** Holds entries that are probably spam; undefined where none is checked. */
  spamCheck: SpamCheck | undefined;
  /** Where the web app is, for invitations and calendars. */
  publicUrl: string;
}
