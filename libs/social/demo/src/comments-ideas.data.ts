import type { DemoComment } from '@upround/social/api';

/** Comments on ideas. */
export const ideaComments: readonly DemoComment[] = [
  {
    post: 'return-slip-for-distributors',
    author: 'waseem-khan',
    minutes: 95,
    text: 'My driver signs anything I hold out. Can the batch be read without him typing it?',
    replies: [
      {
        author: 'meera-nair',
        minutes: 40,
        text: 'Yes, by the camera. He points, it reads, he thumbs. Eight seconds when the light is good.',
      },
    ],
  },
  {
    post: 'shared-cold-box-by-the-crate',
    author: 'omkar-patil',
    minutes: 180,
    text: 'Who pays when one crate of onions spoils the rest? That’s what ended ours.',
    replies: [
      {
        author: 'waseem-khan',
        minutes: 120,
        text: 'Onions and leaves never share a shelf; the door log says who opened it. And the first crate lost is on us.',
      },
    ],
  },
  {
    post: 'milk-fat-receipt',
    author: 'lalita-oraon',
    minutes: 260,
    text: 'The slip alone would change our weighing counter. Does the printer survive monsoon damp?',
    replies: [
      {
        author: 'gurpreet-kaur',
        minutes: 300,
        text: 'Two of nine jammed in July. We keep the roll in a lunch box now.',
      },
    ],
  },
  {
    post: 'forest-price-radio',
    author: 'moses-lyngdoh',
    minutes: 400,
    text: 'Bay leaf and black pepper prices here are as secret. I’d carry a recorder to three markets.',
  },
  {
    post: 'rider-weather-pause',
    author: 'dev-malhotra',
    minutes: 150,
    text: 'How do you keep people from logging in only when the sky is black?',
    replies: [
      {
        author: 'daniel-kimani',
        minutes: 90,
        text: 'Two paid rides in the week before. It costs honest riders nothing.',
      },
    ],
  },
  {
    post: 'reply-clock-for-investors',
    author: 'zoya-merchant',
    minutes: 70,
    text: 'Put us in. Our median is twelve days, and the long ones are my fault.',
    replies: [
      {
        author: 'ishaan-kapoor',
        minutes: 55,
        text: 'I have thirty of those mails. Forwarding them tonight.',
      },
    ],
  },
  {
    post: 'interview-notes-for-candidates',
    author: 'pooja-bhatt',
    minutes: 130,
    text: 'We tried. Lawyers asked us to stop; we wrote a form with facts only and went on. Happy to share it.',
    replies: [
      {
        author: 'rohan-kulkarni',
        minutes: 60,
        text: 'Please do. That form is half of the product.',
      },
    ],
  },
  {
    post: 'closed-company-library',
    author: 'tom-whitfield',
    minutes: 220,
    text: 'Include the month in which the owner stopped sleeping. It comes before the numbers do.',
  },
  {
    post: 'user-call-swap',
    author: 'karthik-venkat',
    minutes: 310,
    text: 'My swap found in ten minutes that no one knew our export button. It has been there for a year.',
  },
  {
    post: 'society-ledger',
    author: 'ritu-agarwal',
    minutes: 85,
    text: 'As treasurer of mine: I’d use this tomorrow if it also made the sheet for the auditor.',
    replies: [
      {
        author: 'yash-thakkar',
        minutes: 45,
        text: 'It makes the sheet. The auditor wanted it in another order, so now it asks which.',
      },
    ],
  },
  {
    post: 'hospital-form-once',
    author: 'harini-subramanian',
    minutes: 190,
    text: 'Who can read the code when the patient can’t give the PIN?',
    replies: [
      {
        author: 'vaishnavi-krishnan',
        minutes: 100,
        text: 'Blood group and allergies are readable without it. The rest waits for the patient or one named person.',
      },
    ],
  },
  {
    post: 'phone-call-reading-club',
    author: 'nandini-hegde',
    minutes: 240,
    text: 'Would you do one in Kannada? I have the stories and no teacher.',
  },
  {
    post: 'lost-words-of-tulu',
    author: 'aditi-ghosh',
    minutes: 500,
    text: 'Keep the question that was asked with each answer. In ten years that will be what you need.',
  },
  {
    post: 'mentor-office-bench',
    author: 'chitra-murthy',
    minutes: 160,
    text: 'I’ll take the bench outside the library in Mysuru, Fridays.',
    replies: [{ author: 'sunita-rao', minutes: 30, text: 'You are on the list from next week.' }],
  },
  {
    post: 'restore-drill-as-a-service',
    author: 'lukas-brandt',
    minutes: 600,
    text: 'First paid drill done: four hours planned, nineteen taken. They know now.',
  },
  {
    post: 'uniform-exchange-day',
    author: 'ananya-bose',
    minutes: 280,
    text: 'Our school would host. How many Saturdays of tailors do you need for 400 children?',
    replies: [
      {
        author: 'farah-qureshi',
        minutes: 150,
        text: 'Two, with six tailors. I can bring four of mine.',
      },
    ],
  },
];
