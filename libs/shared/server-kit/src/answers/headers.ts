const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()';

/** Headers of every answer. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // Nothing in an answer may run or load anything; pages have a policy of their own instead.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Headers of API responses: browsers run nothing in them, and no cache stores them. */
export const apiHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'Access-Token, Origin',
} as const;

/** Sent where the site is served over https. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
