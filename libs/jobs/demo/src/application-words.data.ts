/** What people of the demo community write when they apply; `{title}` and `{company}` are filled in. */
export const notes: readonly string[] = [
  'I’ve done most of what you list for {title}, and the rest is why I’m writing. Could I show you one thing that worked and one that didn’t?',
  'What {company} says about answering people made me apply. I can start in four weeks.',
  'I left my last team on good terms. Two of them have offered to tell you how I work.',
  'I’m changing trades, and I’d rather say so now. What I bring is eight years of getting strangers to tell me things.',
  'Your post names the salary, so I’ll name mine: the middle of your range. I live forty minutes away by train.',
  'I read the whole post twice. My questions are about the second point below “What you will do”. The rest I can do on Monday.',
  'A friend works with you and told me what’s hard there. That’s why I’m applying.',
  'Short, since you read many: two years of this in a team of five, then one year alone. I prefer five.',
  'I used your product for an hour before writing this, and I kept a list of what confused me. Happy to share it.',
  'I’d like to work four days a week. If that rules me out, thank you for reading. If not, my résumé is below.',
  'I’ve followed {company} since your first post here. {title} is the first opening that fits what I do best.',
  'My last three managers would say I write things down and finish them. Both seem to matter in {title}.',
  'I was employee number six at a company that’s now ninety people. I’d like to be early once more.',
  'I have a 60-day notice period, but I can give you two evenings a week until then.',
  'The part of your post about mistakes was the best part. I’ll bring two of mine to the first call.',
  'I moved back to India in June and want a team that meets in person at least once a week.',
];

/** The creator’s private notes about an applicant who is still in the running. */
export const goodNotes: readonly string[] = [
  'Clear writer. Ask about the team that was laid off.',
  'Called a former lead: would hire again, “slow on Mondays, right on Fridays”.',
  'Salary fits. Notice of 60 days, and the founder says that’s fine.',
  'Asked better questions than we did.',
];

/** The same about one who wasn’t selected or withdrew. */
export const endedNotes: readonly string[] = [
  'Strong on the exercise, thin on talking to customers.',
  'Not for this one. Keep in mind for operations in the spring.',
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
