export const en = {
  jobs: 'Jobs',
  applied: 'You marked {title} at {name} as applied elsewhere',
  appliedGone: 'You marked a job as applied elsewhere. It’s no longer available',
  reason: {
    saveJob: '{view, select, signUp {Create an account} other {Log in}} to save “{name}”.',
    apply: '{view, select, signUp {Create an account} other {Log in}} to apply to {name}.',
  },
} as const;
