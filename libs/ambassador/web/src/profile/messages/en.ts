export const en = {
  title: 'Ambassador',
  loading: 'Loading what they do as an ambassador',
  since: 'Since {date}',
  active:
    '{count, plural, =0 {No active people yet} one {Referred # active person} other {Referred # active people}}',
  place: 'Ranked #{rank} this season',
  open: 'Ambassador page',
} as const;
