import type { MessagePermission, ReadMarks, Realtime } from '@upround/shared/ports';
import type { MessagingDemo } from './seed/demo-conversation';

/** Dependencies of messaging, bound in apps/api. */
export interface MessagingDeps {
  /** Sends events to open pages; without it pages read changes with their next call. */
  realtime?: Realtime | undefined;
  /** From whom people accept messages; from everyone by default. */
  permission?: MessagePermission | undefined;
  /** Who hides their read marks; no one by default. */
  readMarks?: ReadMarks | undefined;
  /** What the demo community writes; without it nothing is seeded. */
  demo?: (() => Promise<MessagingDemo>) | undefined;
}

/** `MessagingDeps` with defaults. */
export interface MessagingSettings {
  realtime: Realtime | undefined;
  permission: MessagePermission;
  readMarks: ReadMarks;
}

export const settingsOf = ({
  realtime,
  permission,
  readMarks,
}: MessagingDeps): MessagingSettings => ({
  realtime,
  permission: permission ?? { mayMessage: () => Promise.resolve(true) },
  readMarks: readMarks ?? { hiddenBy: () => Promise.resolve(new Set()) },
});
