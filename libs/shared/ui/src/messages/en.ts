export const en = {
  action: { counted: '{label}, {count}' },
  dialog: { close: 'Close' },
  password: { show: 'Show password', hide: 'Hide password' },
  field: { optional: 'optional' },
  errorState: { retry: 'Try again' },
  notice: {
    dismiss: 'Dismiss',
    tone: { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Error' },
  },
  characters: {
    left: '{count, plural, one {# character left} other {# characters left}}',
    over: '{count, plural, one {# character over the limit} other {# characters over the limit}}',
    used: '{used} of {limit}',
  },
  alertDialog: { cancel: 'Cancel' },
  prose: {
    table: 'Table',
    tableOf: '{number, plural, =1 {Table} other {Table #}}: {heading}',
    notes: 'Notes',
    note: 'Note {name}',
    back: 'Back to reference {name}',
  },
  loading: 'Loading',
} as const;
