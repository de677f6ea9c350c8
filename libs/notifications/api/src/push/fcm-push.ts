import { randomUUID } from 'node:crypto';
import type { PushMessage, PushResult, PushService } from '@upround/shared/ports';
import { googleTokens, type ServiceAccount } from './google-token';

export type { ServiceAccount } from './google-token';

/** What sending by Firebase Cloud Messaging takes. */
export interface FcmOptions {
  projectId: string;
  account: ServiceAccount;
  /** Where people open the site; links and icons of a message need whole addresses. */
  publicUrl: string | undefined;
  /** Hears why a message was not taken; ids and codes only. */
  onError(details: object): void;
  /** Another host than Google's, for tests. */
  endpoint?: string;
  now?: () => number;
}

const ENDPOINT = 'https://fcm.googleapis.com';
const TIMEOUT_MS = 5_000;
/** A day, after which a message that found no device is dropped. */
const TTL_SECONDS = '86400';

interface FcmFailure {
  error?: {
    status?: string;
    details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[];
  };
}

function toBody(message: PushMessage, publicUrl: string | undefined) {
  const { title, body, image, icon, deeplink, tag, data, device } = message;
  const whole = (path: string) => (publicUrl === undefined ? path : new URL(path, publicUrl).href);
  const link = whole(deeplink);
  return {
    message: {
      token: device.token,
      notification: { title, body, ...(image === null ? {} : { image: whole(image) }) },
      data: { ...data, deeplink, tag },
      webpush: {
        headers: { TTL: TTL_SECONDS },
        notification: { tag, ...(icon === null ? {} : { icon: whole(icon) }) },
        // The service takes links over HTTPS alone.
        ...(link.startsWith('https:') ? { fcm_options: { link } } : {}),
      },
    },
  };
}

function retryAfterOf(answer: Response): number | null {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

async function judge(answer: Response): Promise<PushResult> {
  const { status } = answer;
  const text = await answer.text();
  if (status === 429 || status >= 500 || status === 401)
    return { retryAfter: retryAfterOf(answer) };
  let failure: FcmFailure = {};
  try {
    failure = JSON.parse(text) as FcmFailure;
  } catch {
    // Something in between answered; what it says is no statement about the device.
    return { retryAfter: null };
  }
  const details = failure.error?.details ?? [];
  const codes = details.map(({ errorCode }) => errorCode);
  const isAboutToken = details.some(({ fieldViolations = [] }) =>
    fieldViolations.some(({ field }) => field === 'message.token'),
  );
  if (status === 404 && codes.includes('UNREGISTERED')) return 'unregistered';
  if (codes.includes('SENDER_ID_MISMATCH') || isAboutToken) return 'unregistered';
  // A wrong project or a right that is missing is ours to mend; the message waits as long as it may.
  return status === 403 || status === 404 ? { retryAfter: null } : 'refused';
}

/** Sends by FCM's HTTP v1 interface. */
export function createFcmPush(options: FcmOptions): PushService {
  const { projectId, account, publicUrl, onError, endpoint = ENDPOINT } = options;
  const tokens = googleTokens(account, options.now ?? (() => Date.now()));
  const url = `${endpoint}/v1/projects/${encodeURIComponent(projectId)}/messages:send`;

  return {
    async send(message) {
      const trace = randomUUID();
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const token = await tokens.get(signal);
        const answer = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(toBody(message, publicUrl)),
          redirect: 'error',
          signal,
        });
        if (answer.ok) {
          await answer.body?.cancel();
          return 'sent';
        }
        if (answer.status === 401) tokens.forget();
        const result = await judge(answer);
        onError({ trace, status: answer.status });
        return result;
      } catch (error) {
        onError({ trace, reason: error instanceof Error ? error.name : 'unknown' });
        return { retryAfter: null };
      }
    },
  };
}
