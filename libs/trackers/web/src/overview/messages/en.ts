export const en = {
  lead: 'Funds, grants, accelerators and angel networks, each with the source and date of its facts.',
  loading: 'Loading funding',
  failed: 'Couldn’t load funding',
  open: '{count, plural, one {# open now} other {# open now}}',
  contacts:
    '{count, plural, =0 {No way to get in touch} one {# with a way to get in touch} other {# with a way to get in touch}}',
  part: 'You can read {count} of them. {plan} or the bundle opens the others.',
  none: 'No records yet.',
  seeAll: 'See all {types}',
  aside: 'For you',
  next: {
    title: 'Next step',
    guest: 'Log in to see what fits your company, set reminders and keep a pipeline.',
    logIn: 'Log in',
    fit: 'Set what you’re raising, and each funder shows how well it fits.',
    setFit: 'Set what you’re raising',
    pipeline: 'Keep track of who you’ve contacted and what’s next.',
    seePipeline: 'Open your pipeline',
    changeFit: 'Change what you’re raising',
  },
  best: {
    title: 'Best fits',
    loading: 'Looking for your best fits',
    failed: 'Couldn’t load your best fits.',
    retry: 'Try again',
    none: 'Nothing fits yet. Try fewer sectors or another stage.',
  },
  bundle: {
    title: 'The full trackers',
    text: 'Contacts, exports and all angel networks, for a one-time price.',
    action: 'See the tracker bundle',
  },
} as const;
