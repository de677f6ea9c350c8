import type { DemoComment } from '@upround/social/api';

export const moneyComments: readonly DemoComment[] = [
  {
    post: 'gst-calendar',
    author: 'bhavesh-solanki',
    minutes: 20,
    text: 'The person who knew the password was my cousin, and the leave was his honeymoon. Both the fee and the photos were expensive.',
    replies: [
      {
        author: 'ritu-agarwal',
        minutes: 20,
        text: 'Two people per password. This is the whole of my wisdom.',
      },
    ],
  },
  {
    post: 'gst-calendar',
    author: 'farah-qureshi',
    minutes: 120,
    text: 'On our wall since this morning, above the kettle. Does the quarterly scheme change the second and fourth lines?',
    replies: [
      {
        author: 'ritu-agarwal',
        minutes: 30,
        text: 'It does change when you file, and there are things to pay in between. As of this year. Ask whoever files for you to write their version on the wall, with their name.',
      },
    ],
  },
  {
    post: 'gst-calendar',
    author: 'meera-nair',
    minutes: 300,
    text: 'Could we have this per month as a calendar file? I’d pay for the reminder that says who.',
  },
  {
    post: 'collections-not-sales',
    author: 'ishaan-kapoor',
    minutes: 45,
    text: 'I could have drawn the first line in my sleep. I did, most nights.',
  },
  {
    post: 'collections-not-sales',
    author: 'amara-okafor',
    minutes: 100,
    text: 'In our trade the second line has a day of the week. Factories are paid on Tuesdays, so they pay us on Wednesdays, or in two weeks.',
    replies: [
      {
        author: 'sunita-rao',
        minutes: 40,
        text: 'That’s exactly the knowledge that should be in the forecast. Which day, whose hand.',
      },
    ],
  },
  {
    post: 'collections-not-sales',
    author: 'dev-malhotra',
    minutes: 260,
    text: 'Drew ours on the whiteboard. Then the phone desk corrected the second line from memory, to the lakh.',
  },
  {
    post: 'upi-settlement',
    author: 'daniel-kimani',
    minutes: 60,
    text: 'Same three words here, with mobile money. The quarrels at the counter were our churn, we just didn’t have a column for it.',
  },
  {
    post: 'upi-settlement',
    author: 'rohan-kulkarni',
    minutes: 140,
    text: 'What did you do with orders that stay in the middle state overnight?',
    replies: [
      {
        author: 'waseem-khan',
        minutes: 30,
        text: '9 pm, one message to the shop: “These four haven’t reached the bank.” He knows which of the four are family.',
      },
    ],
  },
  {
    post: 'esop-letter',
    author: 'rohan-kulkarni',
    minutes: 40,
    text: 'I’ve signed two of these letters. Neither had the denominator. I didn’t know to ask.',
    replies: [
      {
        author: 'ritu-agarwal',
        minutes: 35,
        text: 'Ask now. It isn’t impolite, it is arithmetic.',
      },
    ],
  },
  {
    post: 'esop-letter',
    author: 'pooja-bhatt',
    minutes: 130,
    text: 'We added line 2, “what you would pay to exercise everything”, and three people came to talk. Better in year one than on the last day.',
  },
  {
    post: 'late-payer-poll',
    author: 'jaya-pillai',
    minutes: 30,
    text: 'Full advance, with a smile and a delivery date that is better than they asked for. They know.',
    replies: [
      {
        author: 'bhavesh-solanki',
        minutes: 870,
        text: 'Did it. They paid the advance in one hour, and half of the old bill the day after. No one was offended but me.',
      },
    ],
  },
  {
    post: 'late-payer-poll',
    author: 'sunita-rao',
    minutes: 75,
    text: 'And note who placed the new order. If it’s a different person than the one who owes you, talk to that one.',
  },
  {
    post: 'lc-71-days',
    author: 'rania-haddad',
    minutes: 50,
    text: '“The bank was right to refuse.” I’ve waited fifteen years for an exporter to say that. Let me buy you dinner.',
    replies: [
      { author: 'jaya-pillai', minutes: 40, text: 'Only if the invoice describes it correctly.' },
    ],
  },
  {
    post: 'runway-two-ways',
    author: 'neha-joshi',
    minutes: 60,
    text: 'The two numbers for us are eleven and seven. I’ve been saying eleven at dinners.',
  },
  {
    post: 'payroll-trust',
    author: 'mei-lin-tan',
    minutes: 70,
    text: 'That’s the cleanest willingness-to-pay test I have read this year. What did it cost you in capital?',
    replies: [
      {
        author: 'amara-okafor',
        minutes: 40,
        text: 'About $2,100 over the three months. I’d have paid more to know.',
      },
    ],
  },
  {
    post: 'invoice-format',
    author: 'gaurav-sinha',
    minutes: 80,
    text: 'I’m going to go and look at what a restaurant’s purchase register looks like. I have never looked. Eleven years.',
  },
  {
    post: 'gst-refund-q',
    author: 'ritu-agarwal',
    minutes: 45,
    text: 'The usual surprises: a tax residency certificate with the right year, a declaration about having no office in India, and the bank details in exactly the form of the contract. Have the three ready. As of this year.',
    replies: [
      {
        author: 'camila-rojas',
        minutes: 35,
        text: 'You have just saved me five mails. The seven papers make sense now.',
      },
    ],
  },
  {
    post: 'board-pack-page-one',
    author: 'karthik-venkat',
    minutes: 60,
    text: '“Promises made last time that weren’t kept” should be a legal requirement.',
    replies: [{ author: 'esha-banerjee', minutes: 25, text: 'Please don’t give them ideas.' }],
  },
  {
    post: 'esop-poll',
    author: 'deepak-yadav',
    minutes: 40,
    text: 'I ticked none. I didn’t know that I was allowed to ask.',
    replies: [
      {
        author: 'karthik-venkat',
        minutes: 20,
        text: 'You are. Ask for the number of shares in all and the exercise price, on paper.',
      },
    ],
  },
  {
    post: 'refund-fast',
    author: 'lakshmi-iyer',
    minutes: 50,
    text: '3.1 to 3.9 on refunds for 11 to 16 on referrals. On those sums I’d make it one hour.',
    replies: [
      {
        author: 'ananya-bose',
        minutes: 30,
        text: 'We tried one hour. People thought that it was an error and sent it back.',
      },
    ],
  },
  {
    post: 'tds-question',
    author: 'ritu-agarwal',
    minutes: 60,
    text: 'Process, not a ruling: one voucher per evening with name, weight, rate, thumb or signature, and the phone number; a monthly total for each collector; and let your accountant set the thresholds that year in writing. When the paper is the same every evening the ruling matters less.',
    replies: [
      {
        author: 'lalita-oraon',
        minutes: 30,
        text: 'We do all but the monthly total by person. Starting on Saturday.',
      },
    ],
  },
  {
    post: 'tds-question',
    author: 'jaya-pillai',
    minutes: 160,
    text: 'We print the voucher twice, in Malayalam, and the maker keeps one. Disputes stopped in the first week.',
  },
];
