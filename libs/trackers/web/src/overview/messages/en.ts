export const en = {
  lead: 'Funds, grants, accelerators and angel networks, each with the source and date of its facts.',
  loading: 'Loading funding',
  failed: 'Couldn’t load funding',
  open: '{count, plural, one {# open now} other {# open now}}',
  contacts:
    '{count, plural, =0 {None with contact details} one {# with contact details} other {# with contact details}}',
  part: 'You can read {count} of them. The rest come with {plan} or the tracker bundle.',
  none: 'No records yet.',
  seeAll: 'See all {types}',
  aside: 'For you',
  next: {
    title: 'Next step',
    guest: 'Log in to see what fits your company, set reminders and keep a pipeline.',
    logIn: 'Log in',
    fit: 'Set what you’re raising to see how well each funder fits.',
    setFit: 'Set what you’re raising',
    pipeline: 'Keep track of who you’ve contacted and what’s next.',
    seePipeline: 'Open your pipeline',
    changeFit: 'Change what you’re raising',
  },
  best: {
    title: 'Best fits',
    loading: 'Loading your best fits',
    failed: 'Couldn’t load your best fits.',
    retry: 'Try again',
    none: 'Nothing fits yet. Try more sectors or another stage.',
  },
  bundle: {
    title: 'The full trackers',
    text: 'Contact details, exports and every angel network. You pay once.',
    action: 'See the tracker bundle',
  },
} as const;
