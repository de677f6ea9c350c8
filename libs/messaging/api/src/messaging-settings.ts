import type { MessagePermission, ReadMarks, Realtime } from '@upround/shared/ports';
import type { MessagingDemo } from './seed/demo-conversation';

/** What messaging needs from the rest of the server. Bound in apps/api. */
export interface MessagingDeps {
  /** Open pages; without it none is told, and what happened is read with the next look. */
  realtime?: Realtime | undefined;
  /** Whom people take messages from; everyone unless bound. */
  permission?: MessagePermission | undefined;
  /** Who keeps to themselves what they have read; nobody unless bound. */
  readMarks?: ReadMarks | undefined;
  /** What the demo community writes; without it nothing is seeded. */
  demo?: (() => Promise<MessagingDemo>) | undefined;
}

/** The same with the defaults filled in. */
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
