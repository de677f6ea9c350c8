export const en = {
  resume: {
    label: 'Pages of {name}',
    loading: 'Loading the résumé',
    show: 'Show résumé',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    failed: 'This file can’t be shown here. Download it to read it.',
  },
  footer: {
    label: 'Decide',
    shortlist: 'Shortlist',
    interview: 'Move to interview',
    offer: 'Move to offer',
    reject: 'Reject',
    nextUnread: 'Next new',
    next: 'Next',
    key: 'Press {key}',
  },
  reasons: {
    POSITION_FILLED: 'Someone else was chosen',
    EXPERIENCE: 'Experience',
    SKILLS: 'Skills',
    LOCATION: 'Location',
    OTHER: 'No reason given',
  },
  offer: {
    ACCEPTED: 'Accepted the offer',
    DECLINED: 'Declined the offer',
  },
  reject: {
    required: 'Choose a reason.',
    sent: 'They’ll see: {sentence}',
    line: 'Personal message',
    lineHint:
      'Added below the reason. {count, plural, one {They’ll see it in their application.} other {Everyone you reject gets the same message.}}',
    lineTooLong: 'Use {limit} characters or fewer.',
  },
} as const;
