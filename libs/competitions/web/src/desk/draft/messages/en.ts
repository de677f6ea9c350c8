export const en = {
  view: {
    label: 'View of the draft',
    edit: 'Edit',
    preview: 'Preview',
  },
  preview: {
    card: 'In lists',
    cardHint: 'On the day it’s announced.',
    noCard: 'Enter a title and the dates to see it in a list.',
    nothing: 'Nothing written yet.',
    noDate: 'Not set yet',
    page: 'On its page',
    form: 'Preview of the entry form',
    file: 'Here people choose a PDF of up to {megabytes} MB.',
    formHint: 'Try it. Nothing that you enter here is saved.',
  },
  summary: {
    label: 'To do before you announce it',
    title:
      '{count, plural, one {One thing is left before you can announce it} other {# things are left before you can announce it}}',
    show: 'Show',
    limit: 'Limit',
  },
};
