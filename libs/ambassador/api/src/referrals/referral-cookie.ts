import { createHmac, timingSafeEqual } from 'node:crypto';
import { REFERRAL_CODE_DAYS } from '@upround/ambassador/model';
import { deriveKey } from '@upround/shared/server-kit';
import type { AmbassadorSettings } from '../ambassador-settings';

const PURPOSE = 'ambassador.referral-cookie';
export const REFERRAL_COOKIE = 'upround_ref';
export const REFERRAL_COOKIE_SECONDS = REFERRAL_CODE_DAYS * 86_400;

const signatureOf = (secret: string, payload: string) =>
  createHmac('sha256', deriveKey(secret, PURPOSE)).update(payload).digest();

/**
 * The value of the cookie: code, moment and signature, so that neither can be changed.
 *
 * @param code of the ambassador's link
 * @param now when it was opened
 */
export function signReferral(
  { secrets }: Pick<AmbassadorSettings, 'secrets'>,
  code: string,
  now: Date,
): string {
  const payload = `${code}.${now.getTime()}`;
  return `${payload}.${signatureOf(secrets[0], payload).toString('base64url')}`;
}

/** The code and moment of a cookie; null where someone changed it. */
export function readReferralCookie(
  { secrets }: Pick<AmbassadorSettings, 'secrets'>,
  value: string,
): { code: string; savedAt: Date } | null {
  const [, payload = '', code = '', moment = '', signature = ''] =
    /^(([A-Z2-9]{8})\.(\d{13}))\.([\w-]{43})$/.exec(value) ?? [];
  if (code === '') return null;
  const given = Buffer.from(signature, 'base64url');
  const isSigned = secrets.some((secret) => {
    const expected = signatureOf(secret, payload);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? { code, savedAt: new Date(Number(moment)) } : null;
}
