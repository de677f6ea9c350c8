export const en = {
  note: 'Note',
  resumeOnly: 'Résumé only',
  title: 'What’s next',
  next: {
    reply: 'Reply by {date}',
    late: 'Reply now: it’s been more than 21 days',
    SHORTLISTED: 'Invite to an interview',
    INTERVIEW: 'Decide after the interview',
    OFFER: 'Waiting for their answer',
    ACCEPTED: 'Agree on a start date',
    DECLINED: 'Nothing to do',
  },
} as const;
