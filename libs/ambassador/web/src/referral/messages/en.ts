export const en = {
  open: 'Have a referral code?',
  label: 'Referral code',
  hint: 'From an ambassador who told you about us.',
  invited: '{name} invited you.',
  notCounted: {
    UNKNOWN_CODE:
      'We don’t recognise the referral code you entered. Your account works fine without one.',
    OWN_CODE: 'You can’t use your own referral code.',
    ALREADY_REFERRED: 'Another referral code already counts for your account.',
    ACCOUNT_TOO_OLD: 'Referral codes only count for new accounts.',
    EXPIRED: 'The referral code you entered has expired.',
    RING: 'You can’t use this referral code because its owner joined through you.',
    TAMPERED: 'The referral code you entered isn’t valid.',
  },
  failed: 'Your referral code wasn’t saved.',
} as const;
