import type {
  AccountDirectory,
  AllContributions,
  DigestReaders,
  Mailer,
  NotificationPreferences,
  PushService,
  Realtime,
} from '@upround/shared/ports';
import type { KindRegistry } from './kinds/kind-registry';
import type { NotificationReader } from './list/notification.read-model';

/** What e-mail digests need. */
export interface DigestParts {
  readers: DigestReaders;
  accounts: Pick<AccountDirectory, 'emailOf'>;
  mailer: Pick<Mailer, 'send'>;
  brand: string;
  /** Where the web app is, for the addresses in mails. */
  publicUrl: string;
}

/** What notifications need from the rest of the server. Bound in apps/api. */
export interface NotificationsDeps {
  /** The kinds of notifications; read after all modules are composed. */
  contributed: () => Pick<AllContributions, 'notifications'>;
  /** Sends events to open pages; without it they learn of changes when they ask. */
  realtime?: Realtime | undefined;
  /** Delivers to devices; open pages by `realtime` by default. */
  push?: PushService | undefined;
  /** What people want to be notified of; everything but mail, at any hour, by default. */
  preferences?: NotificationPreferences | undefined;
  /** Emails people their unread notifications; off by default. */
  digest?: DigestParts | undefined;
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
}

/** `NotificationsDeps` with defaults. */
export interface NotificationsSettings {
  kinds: KindRegistry;
  reader: NotificationReader;
  realtime: Realtime | undefined;
  /** Undefined where nothing could deliver. */
  push: PushService | undefined;
  preferences: NotificationPreferences;
  digest: DigestParts | undefined;
  now(): Date;
}

/** Everything but mail, and never quiet. */
export const wantsAll: NotificationPreferences = {
  wants: (_db, userIds, _type, channel) =>
    Promise.resolve(new Set(channel === 'email' || channel === 'digest' ? [] : userIds)),
  quietUntil: () => Promise.resolve(new Map()),
};
