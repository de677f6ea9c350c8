/** What a device is to show. Texts are plain, short and on one line. */
export interface PushMessage {
  /** Where it goes. */
  device: { token: string; deviceId: string; userId: string };
  title: string;
  body: string;
  /** Address of a picture, null for none. */
  image: string | null;
  icon: string | null;
  /** A path of our own. */
  deeplink: string;
  /** A later message of the same tag takes the place of the earlier one. */
  tag: string;
  data: Readonly<Record<string, string>>;
}

/**
 * What came of a message. `unregistered`: the device is gone and is to be forgotten. `refused`: this message is never
 * taken, however often it is sent. Otherwise it may be sent again, and not before `retryAfter` seconds where the
 * service says so.
 */
export type PushResult = 'sent' | 'unregistered' | 'refused' | { retryAfter: number | null };

/** Delivers messages to devices. It times out after 5 s and never throws. */
export interface PushService {
  send(message: PushMessage): Promise<PushResult>;
}
