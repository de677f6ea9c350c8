export const en = {
  title: {
    showcase: 'Startup showcase',
    showcaseRules: 'Startup showcase rules',
    brandShowcase: '{brand} startup showcase',
    preAFunding: 'Pre-A funding',
    preSeriesAFunding: 'Pre-Series A funding',
    sharkTank: 'Prepare for Shark Tank India',
    accelerator: 'OG accelerator',
  },
  lead: {
    showcase:
      'Show what you’ve built to founders, investors and future customers, on one page that’s judged in public.',
    showcaseRules: 'What counts, who decides and what happens with your entry.',
    brandShowcase: 'A showcase for companies that were built by members of this community.',
    preAFunding:
      'Prepare your first priced round, and meet investors who back companies at your stage.',
    preSeriesAFunding:
      'For companies with paying customers that need one more round before a Series A.',
    sharkTank:
      'Practise your pitch, your numbers and your answers before you apply to a televised pitch show.',
    accelerator: 'A short, focused programme for founders who want to reach one clear goal.',
  },
  tabs: {
    label: 'Parts of {title}',
    about: 'About',
    rules: 'Rules',
    entry: 'Your application',
  },
  rulesOf: 'Rules of {title}',
  standing:
    'No round is open, so these are the rules that apply to every round. A round can add its own.',
  changes: 'Changes in public',
  aside: 'This round',
  round: {
    title: 'This round',
    loading: 'Loading the round',
    failed: 'Couldn’t load the round',
    details: 'All details, prizes and judging',
    none: 'No round is open',
    noneText:
      'Nothing is announced right now. Announced rounds appear here and under Competitions. Follow one there, and we’ll notify you when it opens.',
    competitions: 'See competitions',
    next: 'The next round hasn’t been announced yet.',
    noEntry: 'You can apply once a round is open.',
  },
};
