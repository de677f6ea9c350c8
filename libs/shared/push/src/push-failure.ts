/** The errors of pushes, in the words of the specification: logged, never shown (spec 8.12). */
export const pushFailures = {
  unsupported: 'Messaging not supported',
  denied: 'Notification permission denied',
  worker: 'Service worker registration failed',
  messaging: 'Messaging initialisation failed',
  sound: 'Sound playback failed',
} as const;

/** A failure of push, by its fixed words. */
export class PushFailure extends Error {
  override readonly name = 'PushFailure';

  constructor(
    readonly kind: keyof typeof pushFailures,
    cause?: unknown,
  ) {
    super(pushFailures[kind], { cause });
  }
}

/**
 * Writes a failure of push to the browser's log.
 *
 * @param kind the kind of error, if it is not a `PushFailure` with a kind
 */
export function logPushFailure(
  error: unknown,
  kind: keyof typeof pushFailures = 'messaging',
): void {
  const failure = error instanceof PushFailure ? error : new PushFailure(kind, error);
  const { cause, message } = failure;
  if (cause === undefined) console.error(message);
  else console.error(message, cause instanceof Error ? `${cause.name}: ${cause.message}` : cause);
}
