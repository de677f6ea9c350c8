import type { DemoEntry } from './demo-types';

/** Entries of the third cohort of OG Accelerator. */
export const acceleratorEntries: readonly DemoEntry[] = [
  {
    owner: 'ishaan-kapoor',
    team: ['sunita-rao'],
    title: 'Good Order',
    tagline: 'Helps founders close a company with everyone paid and no one surprised',
    answers: {
      insight:
        'Founders don’t close late because they’re proud. They close late because they don’t know the last date on which there’s still enough money to close properly. Sunita can find that date in an hour. When people see it in writing, half of them stop panicking and a third of them start selling.',
      shipped:
        'A sheet that computes the date. Letters for staff, customers and landlord. Two calls a week with teams who are in it. A page for the accountant, because they forward it anyway.',
      stuck:
        'No one searches for this, and no one recommends it to a friend without offending them. All fourteen came through two lawyers.',
      users: 14,
      where: ['One founder in Pune'],
      site: 'https://goodorder.example',
    },
    begunDaysAgo: 30,
    submittedDaysAgo: 6,
  },
  {
    owner: 'aditi-ghosh',
    team: ['qasim-ali'],
    title: 'And Then What Did You Do',
    tagline: 'Interview practice for founders, against a recording that doesn’t help',
    answers: {
      insight:
        'After 1,600 interviews: people who ask badly don’t ask leading questions, they fill silences. The mean silence before a true answer is about four seconds, and founders last for one and a half.',
      shipped:
        'Nine recorded “customers”, played by real ones. A counter for silences. Qasim redid the screen so that there’s nothing on it to look at.',
      stuck: 'People do it once, feel ashamed and don’t come back. We’d like them to come back.',
      users: 230,
      where: ['Remote, by Indian time'],
      site: 'https://andthen.example',
    },
    begunDaysAgo: 38,
    submittedDaysAgo: 12,
  },
  {
    owner: 'elif-demir',
    title: 'Reply Owed',
    tagline: 'A recruiter’s list of everyone who still waits for an answer',
    answers: {
      insight:
        'Recruiters don’t ignore people. They lose them between three inboxes. When the list of owed replies is visible to the hiring manager, the median wait goes from 16 days to 3, without one reminder.',
      shipped:
        'Import from email. A weekly sheet with names, not numbers. Removed the automatic reply, since everyone could tell.',
      stuck:
        'Pricing. Agencies would pay per seat, companies want it free until someone complains.',
      users: 61,
      where: ['Remote, by Indian time'],
      site: 'https://replyowed.example',
    },
    begunDaysAgo: 41,
    submittedDaysAgo: 22,
  },
  {
    owner: 'camila-rojas',
    title: 'Semillia Cupping',
    tagline: 'Growers hear what the importer’s taster said, in Spanish, within a day',
    answers: {
      insight:
        'Every importer tastes every lot and writes it down. The grower never sees it. A score without its words is useless to her; “dried too fast” is worth a season.',
      shipped:
        'Voice notes of tasting sheets for 90 lots. A photo guide for drying beds that three growers corrected. I also tried a dashboard. No one opened it.',
      stuck:
        'Importers like it as long as it’s an experiment. I don’t know how to ask the first of them for money.',
      users: 118,
      where: ['Remote, by Indian time'],
      site: 'https://semillia.example/cupping',
    },
    begunDaysAgo: 27,
    submittedDaysAgo: 1,
  },
  {
    owner: 'thu-ha-nguyen',
    team: ['hana-suzuki'],
    title: 'Tab Order',
    tagline: 'Plays your web form by keyboard and films the moment it gets stuck',
    answers: {
      insight:
        'Teams argue with a report. They don’t argue with a twelve-second film of a cursor that vanishes on their own checkout page.',
      shipped:
        'Films for 40 kinds of traps. A free check of one page. Hana tried it on six factory systems and found a button that no one had ever been able to reach.',
      stuck: 'They fix the film’s bug and leave. We’re an event, and we’d like to be a habit.',
      users: 410,
      where: ['Remote, by Indian time'],
      site: 'https://taborder.example',
    },
    begunDaysAgo: 33,
    submittedDaysAgo: 4,
  },
  {
    owner: 'jasmine-dsouza',
    title: 'Tuesday Desk',
    tagline: 'A table, lunch and thirteen other people who also work alone',
    answers: {
      insight:
        'Co-working sells desks. People who work alone don’t lack a desk. They lack a day of the week that’s different from the others, and someone who notices if they don’t come.',
      shipped:
        'Second table, in Margao. A host’s handbook of six pages. Lunch got its own supplier after the incident with the prawns.',
      stuck: 'It works because I’m there. I don’t know yet whether it works without me.',
      users: 52,
      where: ['One founder in Pune'],
      site: 'https://tuesdaydesk.example',
    },
    begunDaysAgo: 24,
    submittedDaysAgo: 2,
  },
];
