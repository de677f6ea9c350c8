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
      'Show what you’ve built to founders, investors and future customers, in one gallery, judged by public criteria.',
    showcaseRules: 'What counts, who decides and what happens with your entry.',
    brandShowcase: 'A showcase for companies built by members of this community.',
    preAFunding:
      'Prepare your first priced round. Enter once, with what investors ask at this stage.',
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
    entry: 'Your entry',
  },
  standing:
    'No round is open, so these are the rules that apply to every round. A round can add its own.',
  aside: 'This round',
  start: 'Start your entry',
  round: {
    title: 'This round',
    named: 'This round: <round></round>',
    loading: 'Loading the round',
    failed: 'Couldn’t load the round',
    details: 'All details of this round',
    see: 'See this round',
    none: 'No round is open',
    noneText:
      'Nothing is announced right now. Announced rounds appear here and under Competitions. Follow one there, and we’ll notify you when it opens.',
    competitions: 'See competitions',
    next: 'The next round hasn’t been announced yet.',
    noEntry: 'You can enter once a round is open.',
  },
  dates: {
    calendar: 'Add to calendar',
    copy: 'Copy link',
  },
  facts: {
    entries: 'Entries',
    entriesSoFar: 'Entries so far',
    followers: 'Followers',
    team: 'Team',
    teamSize: '{count, plural, =1 {One person} other {Up to # people}}',
    organiser: 'Organiser',
  },
  past: {
    entries: 'Entries of {title}',
    allEntries: '{count, plural, one {See the entry} other {See all # entries}}',
    winners: 'Winners of {title}',
    result: 'See all results',
    place: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
    earlier: 'Earlier rounds',
    published: 'Results published {date}',
  },
};
