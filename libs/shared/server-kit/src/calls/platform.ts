import type { TaskQueue } from '@upround/shared/tasks';
import type { OpenDatabase } from '@upround/shared/db';
import type { Members } from '../access/members';
import type { Tokens } from '../access/tokens';
import type { RateLimits } from '../limits/rate-limits';
import type { DiskSpace } from '../operations/disk-space';
import type { Switches } from '../operations/switches';

/** What the handling of a call needs of the running server. */
export interface Platform {
  database: OpenDatabase;
  tasks: TaskQueue;
  tokens: Tokens;
  members: Members;
  limits: RateLimits;
  switches: Switches;
  cursorKeys: readonly Buffer[];
  /** Undefined where free disk space is not checked. */
  diskSpace: DiskSpace | undefined;
  /** Cookies travel by https only. */
  secureCookies: boolean;
}
