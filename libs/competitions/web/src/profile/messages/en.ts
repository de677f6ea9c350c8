export const en = {
  title: 'Competitions',
  loading: 'Loading competitions',
  list: 'Entries to competitions',
  entered: 'Entered',
  place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  won: 'Won:',
  in: 'In <competition></competition>',
  count: '{count, plural, one {# entry} other {# entries}}',
  certificate: 'Certificate',
  certificateLabel: 'Download the certificate of {title}',
  more: 'Show {count} more',
  fewer: 'Show fewer',
} as const;
