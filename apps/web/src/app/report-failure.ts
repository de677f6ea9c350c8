import { isBot, statusOf } from '@upround/shared/routing';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Reports an error to the browser, unless it is a 404. On a bot's visit every error is logged as one line instead.
 */
export function reportFailure(error: unknown): void {
  if (isBot(navigator.userAgent)) console.error(messageOf(error));
  else if (statusOf(error) !== 404) globalThis.reportError(error);
}
