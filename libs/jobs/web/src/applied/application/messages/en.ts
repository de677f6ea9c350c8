export const en = {
  title: '{company} made you an offer',
  hint: 'You can agree on the details in a message first. We’ll notify {company} of your reply.',
  accept: 'Accept offer',
  decline: 'Decline offer',
  accepted: 'You accepted the offer',
  acceptedHint: '{name} has been notified. Next, agree on a start date.',
  ask: {
    ACCEPTED: 'Accept this offer?',
    DECLINED: 'Decline this offer?',
  },
  askHint: {
    ACCEPTED: 'We’ll notify {company} that you’ve accepted.',
    DECLINED:
      'Your application will end, and {company} will no longer see your note or résumé. This can’t be undone.',
  },
  line: 'Message to {company}',
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
