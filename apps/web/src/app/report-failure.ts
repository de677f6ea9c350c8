import { isBot, statusOf } from '@upround/shared/routing';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Writes an error that a person ran into to the browser's log. What is merely not there is no
 * error of ours and stays out of it. A bot is shown no error, so each leaves one line.
 */
export function reportFailure(error: unknown): void {
  if (isBot(navigator.userAgent)) console.error(messageOf(error));
  else if (statusOf(error) !== 404) globalThis.reportError(error);
}
