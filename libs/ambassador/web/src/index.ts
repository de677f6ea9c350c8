import { lazyWithRetry } from '@upround/shared/ui';

export { ambassadorsGroup } from './navigation/ambassadors-group';
export { profileCards } from './profile/profile-cards';
export { openLinkInAddress } from './referral/open-link';
export { useReferralAfterSignUp } from './referral/use-referral-after-sign-up';
export { routes } from './routes';

/** Whose code a new member was given, on the sign-up form. */
export const ReferralCode = /* @__PURE__ */ lazyWithRetry(() =>
  import('./referral/referral-code').then((m) => ({ default: m.ReferralCode })),
);

/** Records what a member reads; mounted once the page is at rest. */
export const ReadRecorder = /* @__PURE__ */ lazyWithRetry(() =>
  import('./reads/read-recorder').then((m) => ({ default: m.ReadRecorder })),
);
