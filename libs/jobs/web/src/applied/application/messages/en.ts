export const en = {
  title: '{company} made you an offer',
  hint: 'Agree on the details in a message first if you like. {company} is notified of your reply.',
  accept: 'Accept offer',
  decline: 'Decline offer',
  accepted: 'You accepted the offer',
  acceptedHint: '{name} has been notified. Next, agree on a start date.',
  ask: {
    ACCEPTED: 'Accept this offer?',
    DECLINED: 'Decline this offer?',
  },
  askHint: {
    ACCEPTED: '{company} is notified that you accepted.',
    DECLINED:
      'Your application ends, and {company} no longer sees your note or résumé. This can’t be undone.',
  },
  line: 'A line to {company}',
  cancel: {
    ACCEPTED: 'Cancel',
    DECLINED: 'Keep offer',
  },
  done: {
    ACCEPTED: 'Offer accepted. {company} has been notified.',
    DECLINED: 'Offer declined. {company} has been notified.',
  },
  failed: 'Your reply wasn’t sent.',
};
