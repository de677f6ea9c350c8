import type { DemoCompetition } from './demo-types';
import { televisionEntries } from './entries-television.data';
import { choice, link, number, text, video } from './form';
import { entering, scoring } from './rules.data';
import { paragraphs, section } from './words';

const pitchOnTelevision: DemoCompetition = {
  slug: 'pitch-on-television',
  kind: 'CAMPAIGN',
  series: 'shark-tank-india',
  title: 'Pitch on Television: The Rehearsal',
  tagline: 'Six weeks of practice for founders who want to pitch in front of cameras',
  organiser: 'Upround',
  about: paragraphs(
    '**This campaign isn’t affiliated with, endorsed by or run for any television programme, channel or production company.** A place here doesn’t get you a place there. If you want to be on a programme, enter it yourself, by its own rules.',
    'What we do is practise. A pitch in front of cameras is a strange kind of sales talk: six minutes, no second try, strangers who interrupt, and an evening two years later when your customers watch it.',
    'Ten founders rehearse for six weeks. We rent a hall, lights and four people who’ve built companies and are good at being rude on purpose. You get the recording, and you alone. Before that you work on three things with a coach: the first 20 seconds, the one number that will be doubted, and what you say if no one offers anything.',
  ),
  eligibility: [
    'You sell something that can be shown in a room.',
    'You can come to Mumbai or Delhi for two weekends. We pay for the train.',
    'You accept that we can’t and won’t influence any programme.',
  ],
  prizes: [
    {
      place: null,
      title: 'Six weeks with a coach and two rehearsals',
      text: 'In a hall, with lights, cameras and interruptions.',
    },
    { place: null, title: 'Your recording', text: 'Only you get it. We delete ours after a week.' },
    {
      place: null,
      title: 'An hour with a lawyer',
      text: 'On what people sign before they’re filmed. General information, not advice on your case.',
    },
  ],
  questions: [
    {
      question: 'Do you work with a television programme?',
      answer:
        'No. We have no contact with any programme, and none of them knows who rehearses here.',
    },
    {
      question: 'Is it worth it if I’m never on television?',
      answer:
        'Nearly everyone who rehearses here never is. They use the first 20 seconds at trade fairs.',
    },
    {
      question: 'In which language do we rehearse?',
      answer: 'In the one that you’d pitch in. Coaches speak Hindi, English, Tamil and Bengali.',
    },
    {
      question: 'Is there an investment at the end?',
      answer: 'No. The four on the stage play a part and don’t invest here.',
    },
  ],
  form: [
    text('opening', 'Your first 20 seconds, word for word', 350, {
      hint: 'Read it aloud with a clock.',
    }),
    text('number', 'Which of your numbers will be doubted, and how do you prove it?', 400),
    text('fear', 'Which question do you hope no one asks?', 300),
    number('customers', 'Paying customers so far', 'customers', { max: 10_000_000 }),
    choice('language', 'You’d pitch in', ['Hindi', 'English', 'Tamil', 'Bengali', 'Another'], {
      most: 2,
    }),
    choice('city', 'Rehearsals', ['Mumbai', 'Delhi', 'Either']),
    link('site', 'Website'),
    video('try', 'A try on your phone', { hint: 'One take, no editing, at most two minutes' }),
  ],
  criteria: [
    { id: 'opening', label: 'Opening', text: 'Do we want to hear more?', weight: 35 },
    { id: 'truth', label: 'Truth', text: 'Does the doubted number survive?', weight: 35 },
    {
      id: 'room',
      label: 'In a room',
      text: 'Is there something to see, taste or try?',
      weight: 20,
    },
    { id: 'gain', label: 'Gain', text: 'Will practice help this founder?', weight: 10 },
  ],
  tieRule: 'MEAN_THEN_EARLIER',
  teamMax: 3,
  hasVote: false,
  announcedDaysAgo: 15,
  opensInDays: -9,
  closesInDays: 33,
  judgingInDays: 35,
  resultInDays: 50,
  rules: [
    {
      text: paragraphs(
        'Upround runs this rehearsal on its own. It isn’t affiliated with any programme, channel or production company, and no rule here is theirs.',
        entering('A team has one to three people. All of them would be on the stage.'),
        scoring(
          'Two coaches, an actor and a founder who was once on a stage like this. Every entry is read by all four.',
        ),
        section(
          'Rehearsals',
          'Ten teams, two weekends. Trains in second class with air conditioning and a room for two nights are paid for.',
          'Interruptions are part of it. Insults aren’t. If someone crosses the line, say “stop” and the lights go on.',
        ),
        section(
          'Recordings',
          'You get the file on the same evening. We delete ours after seven days.',
          'We show nothing of it to anyone, and we ask you not to publish the other teams’ parts.',
        ),
        section(
          'What you may say',
          'You may write that you rehearsed at Upround. Please don’t write anything that sounds like a place on a programme.',
          'If someone does, we ask them to change it, or end their place.',
        ),
      ),
      daysAgo: 15,
    },
  ],
  changes: [
    {
      kind: 'DETAILS',
      text: 'We rent a hall in Delhi besides the one in Mumbai. The form asks which one you’d come to.',
      daysAgo: 7,
    },
  ],
  followers: [
    'nisha-thomas',
    'kabir-anand',
    'priya-raghavan',
    'meera-nair',
    'gurpreet-kaur',
    'ananya-bose',
    'lalita-oraon',
    'chitra-murthy',
    'tanvi-deshpande',
    'gaurav-sinha',
    'deepak-yadav',
    'esha-banerjee',
    'bhavesh-solanki',
  ],
  entries: televisionEntries,
};

/** Campaigns that prepare for a stage. */
export const televisionCampaigns: readonly DemoCompetition[] = [pitchOnTelevision];
