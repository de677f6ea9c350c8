import type {
  AccountDirectory,
  Entitlements,
  Mailer,
  NotificationPreferences,
  Uploads,
} from '@upround/shared/ports';
import type { SendChange } from './application/application.events';

/** What alerts of saved searches need. */
export interface AlertParts {
  preferences: NotificationPreferences;
  accounts: Pick<AccountDirectory, 'emailOf'>;
  mailer: Pick<Mailer, 'send'>;
  brand: string;
  /** Where the web app is, for the addresses in mails. */
  publicUrl: string;
}

/** What the code of jobs works with, put together once from the module's dependencies. */
export interface JobsSettings {
  /** The server's clock. */
  now(): Date;
  /** Résumés that people uploaded before. */
  uploads: Uploads;
  /** Finds which plan a person has. */
  entitlements: Entitlements;
  /** Undefined where none are sent. */
  alerts: AlertParts | undefined;
  /** Tells open pages that an application changed. */
  sendChange: SendChange;
}
