export const en = {
  open: 'Have a referral code?',
  label: 'Referral code',
  hint: 'From an ambassador who told you about us.',
  invited: '{name} invited you.',
  notCounted: {
    UNKNOWN_CODE:
      'We don’t recognise the referral code you entered. Your account works fine without one.',
    OWN_CODE: 'The referral code you entered is your own, so it doesn’t count.',
    ALREADY_REFERRED: 'Another referral code already counts for your account.',
    ACCOUNT_TOO_OLD: 'Referral codes only count for new accounts.',
    EXPIRED: 'The referral code you entered has expired.',
    RING: 'The referral code you entered doesn’t count because you invited that ambassador.',
    TAMPERED: 'The referral code you entered doesn’t count.',
  },
  failed: 'Your referral code wasn’t saved.',
} as const;
