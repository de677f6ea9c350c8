import type { Database } from '@upround/shared/db';

/**
 * The ways by which people are notified. `digest` is the e-mail digest, which has to be turned on besides; `email`
 * are mails that a kind sends by itself.
 */
export type NotificationChannel = 'inApp' | 'push' | 'email' | 'digest';

/** What people want to be notified of, and when. Stored by profile; until it is bound everything but mail is wanted. */
export interface NotificationPreferences {
  /**
   * @param db a transaction inside one
   * @param userIds of the people to look up
   * @param type the type of a kind, as in `LIKE`
   * @param at the moment of the notification
   * @returns those of them who want this type by this channel
   */
  wants(
    db: Database,
    userIds: readonly string[],
    type: string,
    channel: NotificationChannel,
    at: Date,
  ): Promise<ReadonlySet<string>>;
  /**
   * Whose quiet hours are on, in each person's own time zone.
   *
   * @returns the end of the quiet hours by person; people who may be disturbed are left out
   */
  quietUntil(
    db: Database,
    userIds: readonly string[],
    at: Date,
  ): Promise<ReadonlyMap<string, Date>>;
}
