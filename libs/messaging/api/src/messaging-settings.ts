import type {
  Acquaintances,
  AllContributions,
  MessagePermission,
  Realtime,
} from '@upround/shared/ports';
import type { MessagingDemo } from './seed/demo-conversation';

/** Dependencies of messaging, bound in apps/api. */
export interface MessagingDeps {
  /** Sends events to open pages; without it pages read changes with their next call. */
  realtime?: Realtime | undefined;
  /** Says whose messages a person accepts; everyone's by default. */
  permission?: MessagePermission | undefined;
  /** Says who knows each other by records of other slices; read when a message is written. */
  contributed?: (() => Pick<AllContributions, 'acquaintances'>) | undefined;
  /** What the demo community writes; without it nothing is seeded. */
  demo?: (() => Promise<MessagingDemo>) | undefined;
}

/** `MessagingDeps` with defaults. */
export interface MessagingSettings {
  realtime: Realtime | undefined;
  permission: MessagePermission;
  acquaintances: () => readonly Acquaintances[];
}

export const settingsOf = ({
  realtime,
  permission,
  contributed,
}: MessagingDeps): MessagingSettings => ({
  realtime,
  permission: permission ?? { mayMessage: () => Promise.resolve(true) },
  acquaintances: () => contributed?.().acquaintances ?? [],
});
