/** What people of the demo community write when they apply; `{title}` and `{company}` are filled in. */
export const notes: readonly string[] = [
  'I have done most of what you list for {title}, and the rest is why I write. May I show you one thing that I built and one that I broke?',
  'What {company} says about answering people made me apply. I can begin in four weeks.',
  'Two numbers that may matter: I reduced a nightly job from three hours to eleven minutes, and I left that company on good terms.',
  'I am changing trades and say so at once. What I bring is eight years of getting strangers to tell me things.',
  'Your post names the salary, so I name mine: the middle of it. I live forty minutes away by train.',
  'I read the whole post twice. My questions are about the second point below “What you will do”; the rest I can do on Monday.',
  'A friend works with you and told me what is hard there. I apply because of it, not in spite of it.',
  'Short, since you read many: I did this for two years in a team of five, alone for one, and I prefer five.',
  'I looked for the mistake in your own product for an hour and found one. I enclose how I’d mend it.',
  'I would want to work four days. If that ends it here, thank you for reading; if not, my résumé is below.',
];

/** The creator's private notes about an applicant. */
export const privateNotes: readonly string[] = [
  'Clear writer. Ask about the team that was laid off.',
  'Called a former lead: would hire again, “slow on Mondays, right on Fridays”.',
  'Salary fits. Notice of 60 days; founder says that is fine.',
  'Strong on the exercise, thin on talking to customers. Second talk with Dev.',
  'Not for this one. Keep in mind for operations in the spring.',
  'Asked better questions than we did.',
];

/** The private notes of the demo’s candidate about an application. */
export const memos: readonly string[] = [
  'Ask about the on-call week, and who decides what is an emergency.',
  'Paid pairing with Tara. Read the repository first.',
  'They answer fast. Salary is in the middle of what I need.',
  'Sent a thank-you note. If I hear nothing in two weeks, I’ll move on.',
  'Good people, wrong time zone. Withdrawn without hard feelings.',
  'Found this on a Sunday. Not sure that I want it.',
];
