import type { Database, Trx } from '@upround/shared/db';
import type { DemoClock } from '@upround/shared/demo';
import type { NotificationGroup, ReferenceType, SentencePart } from '@upround/shared/domain';
import type { TaskContext, TaskHandler } from '@upround/shared/tasks';
import type { RawBuilder } from 'kysely';

/** Additional data that a kind stores with its notifications, such as how many jobs were found. */
export type NotificationDetails = Readonly<Record<string, unknown>>;

/** One act that one person is to be notified of. */
export interface NotificationDraft {
  userId: string;
  /** The `type` of a kind. */
  type: string;
  /** The record that it is about. */
  referenceType: ReferenceType;
  referenceId: string;
  details?: NotificationDetails;
  /** The person who acted; for system kinds the notified person. */
  actorId: string;
  /** Acts of one group make one notification. */
  groupKey: string;
  /** Unique for each person: a second draft of the same act changes nothing. */
  actKey: string;
  /** SQL condition of whether the act is still valid, evaluated while the person's notifications are locked. */
  holds: RawBuilder<boolean>;
  /** Of a kind that is only pushed: the order within the group. A draft that is older than the last one is dropped. */
  sequence?: number | undefined;
}

/** Identifies an act that is undone. */
export type NotificationAct = Pick<NotificationDraft, 'userId' | 'actKey' | 'holds'>;

/** Stores drafts and delivers them. One transaction for each, so that two tasks never wait for each other's people. */
export interface Notifier {
  notify(context: TaskContext, draft: NotificationDraft): Promise<void>;
  takeBack(context: TaskContext, act: NotificationAct): Promise<void>;
  /** The server's clock. */
  now(): Date;
}

/** Makes a task that notifies people of events; see `notifiesOf` and `takesBackOn`. */
export type NotificationListener = (notifier: Notifier) => TaskHandler;

/** A notification as a kind describes it. */
export interface DescribedNotification {
  type: string;
  userId: string;
  referenceType: ReferenceType;
  referenceId: string;
  details: NotificationDetails | null;
  /** Who acted, as the beginning of a sentence: a name, two names, or a name and how many others. Empty for no one. */
  who: readonly SentencePart[];
  /** How many people acted. */
  actorCount: number;
  /** The slug of the person who acted last. */
  latestSlug: string | null;
}

/** What the web apps of the release before read of a notification; the next release drops it. */
export interface FormerTarget {
  postType?: ReferenceType;
  job?: { title: string; company: string };
  step?: string;
  search?: string;
  count?: number;
}

/** How a notification is shown: in the list, in a push and in the e-mail digest. */
export interface NotificationDescription {
  /** What happened, in plain words. */
  sentence: readonly SentencePart[];
  /** A path of ours. */
  deeplink: string;
  /** Text below the sentence: what it is about, or what it means. Of any length; may be empty. */
  excerpt: string;
  /** Text of a push whose excerpt is empty. */
  pushText?: string;
  /** Path of the picture in a push; that of the person who acted last by default. */
  pushIcon?: string | null;
  /**
   * Additional data of a push for the page that shows it, besides type and id. On the page whose address is
   * `shownBy`, no banner is shown.
   */
  pushData?: Readonly<Record<string, string>>;
  /** The company that it is about: its mark is shown where no one acted, and in a push. */
  company?: { name: string; logoUrl: string | null };
  formerTarget?: FormerTarget;
}

/** What a kind adds to an e-mail digest instead of a line for each notification. */
export interface DigestSummary {
  sentences: readonly string[];
  /** Label of the link below them, as in `Your messages`. */
  label: string;
  /** A path of ours. */
  path: string;
}

/** A draft of the demo community, with its time. It needs no `holds`: demo content is always valid. */
export type DemoNotification = Omit<NotificationDraft, 'holds'> & { at: Date };

/**
 * One kind of notification. The slice whose event it is contributes it; notifications stores, groups, lists and
 * delivers them and knows no kind by name (decision 25).
 *
 * @typeParam About the row that `about` selects, as JSON
 */
export interface NotificationKind<About = unknown> {
  /** Unique, as in `LIKE`. Stored with every notification and with people's choices. */
  readonly type: string;
  readonly group: NotificationGroup;
  /** Its name in the settings, and when it is sent. */
  readonly label: string;
  readonly hint: string;
  /** Sent by the system and not because of another person's act, so that no actor has to be visible. */
  readonly isSystem?: boolean;
  /** Only pushed to devices and not listed, as the app shows it elsewhere. */
  readonly isPushOnly?: boolean;
  /** How it is sent by e-mail: in the digest by default, or in mails that its slice sends. */
  readonly email?: 'DIGEST' | 'OWN_MAIL';
  /**
   * SQL of a select over the notification `n` (user_id, reference_type, reference_id, group_key, details): what it is
   * about, in one row, and no row where the person can't read that any more: then it is neither listed, counted nor
   * pushed. The search of the list reads the column `words`, where there is one. Undefined where there is nothing to
   * read.
   */
  readonly about?: RawBuilder<unknown>;
  /**
   * SQL over the notification `n` and the act `a`: whether the act counts. Blocks and mutes are checked in addition.
   */
  readonly actCounts?: RawBuilder<boolean>;
  /**
   * Ids of calls, as `feed.readPost`, or of whole slices: a page may have cached their responses before the
   * notification, and refetches them when the notification is opened.
   */
  readonly outdates?: readonly string[];
  /** @param about the row that `about` selects; null without `about` */
  describe(notification: DescribedNotification, about: About): NotificationDescription;
  /** Summarizes the notifications for the digest. @returns null where there are none */
  summarize?(db: Database, userId: string): Promise<DigestSummary | null>;
  /** The tasks that make its notifications. Where a task makes several types, it belongs to one of them. */
  readonly listeners?: readonly NotificationListener[];
  /** Notifications of these people of the demo community from before the first start. */
  demo?(
    trx: Trx,
    userIds: readonly string[],
    clock: DemoClock,
  ): Promise<readonly DemoNotification[]>;
}
