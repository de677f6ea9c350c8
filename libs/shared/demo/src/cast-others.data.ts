import type { CastMember } from './cast-founders.data';

export const others: readonly CastMember[] = [
  {
    slug: 'manav-shah',
    displayName: 'Manav Shah',
    headline: 'Angel investor, Ahmedabad. Second-generation textile dyer, 19 small cheques',
    about:
      'I put in what I can lose and I bring the people who might buy. Nineteen companies, three gone, one that paid for all. I say no to anything I’d need explained twice.',
    role: 'INVESTOR',
    portrait: { hair: 'parted', grey: true, glasses: true },
    pods: ['first-cheque', 'what-went-wrong'],
  },
  {
    slug: 'siddharth-menon',
    displayName: 'Siddharth Menon',
    headline: 'Principal, Monsoon Row Capital. Seed to Series A, Bengaluru',
    about:
      'I read about 1,100 decks a year and meet 140 teams. Interested in companies that would be dull to explain at a wedding. Notes here are my own.',
    role: 'INVESTOR',
    portrait: { hair: 'crop', beard: 'stubble' },
    pods: ['first-cheque', 'hardware-and-climate', 'pricing-lab'],
  },
  {
    slug: 'zoya-merchant',
    displayName: 'Zoya Merchant',
    headline: 'Runs Lamplight, an angel circle of 64 people, Mumbai',
    about:
      'We meet on first Mondays, decide in twelve days and tell everyone the answer. Former lawyer, recovering perfectionist.',
    role: 'INVESTOR',
    portrait: { hair: 'bob', grey: true },
    pods: ['first-cheque', 'women-building', 'money-and-compliance'],
  },
  {
    slug: 'firoz-daruwala',
    displayName: 'Firoz Daruwala',
    headline: 'Family office, Pune. Patient money for things that are made',
    about:
      'Machines, materials, food. I visit the shop floor before I read the deck. Old enough to remember telex.',
    role: 'INVESTOR',
    portrait: { hair: 'bald', grey: true, beard: 'moustache' },
    pods: ['hardware-and-climate', 'first-cheque'],
  },
  {
    slug: 'mei-lin-tan',
    displayName: 'Mei Lin Tan',
    headline: 'Partner, Straitside Capital. India and South-East Asia, Singapore',
    about:
      'Twelve companies in six countries. I care about how money moves inside the customer’s business. Former product manager.',
    role: 'INVESTOR',
    portrait: { hair: 'bob' },
    pods: ['first-cheque', 'pricing-lab', 'women-building'],
  },
  {
    slug: 'rania-haddad',
    displayName: 'Rania Haddad',
    headline: 'Investor at Date Palm Row, Dubai. Trade, logistics, finance',
    about:
      'Between Dubai and Mumbai every month. I like businesses in which a container is somewhere in the story.',
    role: 'INVESTOR',
    portrait: { hair: 'waves' },
    pods: ['first-cheque', 'women-building'],
  },
  {
    slug: 'pooja-bhatt',
    displayName: 'Pooja Bhatt',
    headline: 'People lead, Beamquery. Eleven people going on eighteen, Bengaluru',
    about:
      'I run hiring, onboarding and the bad-news conversations. Every role we post has a range on it.',
    role: 'RECRUITER',
    portrait: { hair: 'long' },
    pods: ['hiring-desk', 'job-hunt', 'women-building'],
  },
  {
    slug: 'imran-sheikh',
    displayName: 'Imran Sheikh',
    headline: 'Independent recruiter for engineers, Bengaluru',
    about:
      'Nine years, about 300 placements. I tell candidates the budget in the first message, and founders the truth in the second.',
    role: 'RECRUITER',
    portrait: { hair: 'crop', beard: 'full', glasses: true },
    pods: ['hiring-desk', 'job-hunt'],
  },
  {
    slug: 'elif-demir',
    displayName: 'Elif Demir',
    headline: 'Recruiter for remote-first teams, Istanbul',
    about:
      'I hire across nine time zones and keep a list of every excuse for not writing back. Mine are on it too.',
    role: 'RECRUITER',
    portrait: { hair: 'bob', glasses: true },
    pods: ['hiring-desk', 'job-hunt'],
  },
  {
    slug: 'qasim-ali',
    displayName: 'Qasim Ali',
    headline: 'Product designer, seven years, open to work. Hyderabad',
    about:
      'Forms, tables, empty states: the parts no one puts on a poster. Looking for a team that ships on Tuesdays and talks to users on Wednesdays.',
    role: 'CANDIDATE',
    portrait: { hair: 'curls', beard: 'stubble' },
    pods: ['job-hunt', 'talk-to-users'],
  },
  {
    slug: 'tanvi-deshpande',
    displayName: 'Tanvi Deshpande',
    headline: 'From newsroom to growth. Looking for a first startup job, Mumbai',
    about:
      'Eight years as a city reporter: I can get a stranger to tell me things and I file on time. Learning funnels in the evening.',
    role: 'CANDIDATE',
    portrait: { hair: 'curls' },
    pods: ['job-hunt', 'women-building', 'talk-to-users'],
  },
  {
    slug: 'deepak-yadav',
    displayName: 'Deepak Yadav',
    headline: 'Inside sales, three years, 41% over target last year. Noida',
    about:
      'First in my family to work in an office. I like the phone. I keep a notebook of every objection I have heard.',
    role: 'CANDIDATE',
    portrait: { hair: 'quiff', beard: 'moustache' },
    pods: ['job-hunt', 'hiring-desk'],
  },
  {
    slug: 'thu-ha-nguyen',
    displayName: 'Nguyễn Thu Hà',
    headline: 'Frontend engineer, accessibility first. Hanoi, remote',
    about:
      'I test with the keyboard before I test with the mouse. Contracting now, would like a home.',
    role: 'CANDIDATE',
    portrait: { hair: 'bob', glasses: true },
    pods: ['job-hunt', 'build-notes'],
  },
  {
    slug: 'lakshmi-iyer',
    displayName: 'Lakshmi Iyer',
    headline: 'Mentor on pricing and packaging, Chennai',
    about:
      'Twenty years in product, ten of them arguing about price. I have seen more companies hurt by being too cheap than by being too dear, and I can show you on a napkin.',
    role: 'MENTOR',
    portrait: { hair: 'plait', grey: true },
    pods: ['pricing-lab', 'women-building', 'talk-to-users'],
  },
  {
    slug: 'ritu-agarwal',
    displayName: 'Ritu Agarwal',
    headline: 'Chartered accountant for small companies, mentor. Jaipur',
    about:
      'I close books for 38 startups. I’ll always tell you the date of the rule I quote, and that yours may differ.',
    role: 'MENTOR',
    portrait: { hair: 'bun', glasses: true },
    pods: ['money-and-compliance', 'women-building', 'campus-founders'],
  },
  {
    slug: 'aditi-ghosh',
    displayName: 'Aditi Ghosh',
    headline: 'User researcher and mentor, Kolkata',
    about:
      'About 1,600 interviews in fourteen years. The best sentence I own is “and then what did you do?”',
    role: 'MENTOR',
    portrait: { hair: 'bob', glasses: true },
    pods: ['talk-to-users', 'women-building', 'campus-founders'],
  },
  {
    slug: 'chitra-murthy',
    displayName: 'Chitra Murthy',
    headline: 'Mentor on first sales teams, Mysuru',
    about:
      'Carried a bag for sixteen years, then built three sales teams. I like ugly pipelines with true dates in them.',
    role: 'MENTOR',
    portrait: { hair: 'waves', grey: true },
    pods: ['pricing-lab', 'hiring-desk', 'women-building'],
  },
  {
    slug: 'lukas-brandt',
    displayName: 'Lukas Brandt',
    headline: 'Infrastructure engineer, former CTO, mentor. Berlin',
    about:
      'I delete services for a living. One database, one queue, one person on call who sleeps.',
    role: 'MENTOR',
    portrait: { hair: 'crop', beard: 'full' },
    pods: ['build-notes', 'hiring-desk', 'what-went-wrong'],
  },
  {
    slug: 'tom-whitfield',
    displayName: 'Tom Whitfield',
    headline: 'Bootstrapped rota software for eleven years, mentor. Leeds',
    about:
      'Four people, 2,300 customers, no investors and a dog. I write about growing slowly on purpose.',
    role: 'MENTOR',
    portrait: { hair: 'parted', beard: 'stubble', glasses: true },
    pods: ['pricing-lab', 'what-went-wrong', 'build-notes'],
  },
  {
    slug: 'jasmine-dsouza',
    displayName: 'Jasmine D’Souza',
    headline: 'Ambassador. Hosts a Tuesday desk for remote workers, Panaji',
    about:
      'Support lead by day. On Tuesdays fourteen people who work alone work alone together, with lunch.',
    role: 'AMBASSADOR',
    portrait: { hair: 'curls' },
    pods: ['women-building', 'job-hunt', 'campus-founders'],
  },
  {
    slug: 'moses-lyngdoh',
    displayName: 'Moses Lyngdoh',
    headline: 'Ambassador. Founders’ evenings in Shillong',
    about:
      'We’re forty people and everyone knows everyone, which is a bug and a feature. Café owner.',
    role: 'AMBASSADOR',
    portrait: { hair: 'quiff', glasses: true },
    pods: ['beyond-the-metros', 'campus-founders', 'what-went-wrong'],
  },
  {
    slug: 'kwame-boateng',
    displayName: 'Kwame Boateng',
    headline: 'Ambassador. Student builders’ meetup, Accra',
    about: 'Teaching assistant in statistics. I ask for the denominator.',
    role: 'AMBASSADOR',
    portrait: { hair: 'bald', beard: 'stubble', glasses: true },
    pods: ['campus-founders', 'build-notes', 'talk-to-users'],
  },
  {
    slug: 'yash-thakkar',
    displayName: 'Yash Thakkar',
    headline: 'Data engineer by day, maker of four small tools by night. Surat',
    about: 'One of the four earns ₹31,000 a month. The other three earn stories.',
    role: null,
    portrait: { hair: 'quiff', glasses: true },
    pods: ['build-notes', 'pricing-lab', 'campus-founders'],
  },
  {
    slug: 'esha-banerjee',
    displayName: 'Esha Banerjee',
    headline: 'Lawyer for early-stage companies, Delhi',
    about:
      'I read the clause you skipped. Nothing I post is advice on your case; it is meant to make you ask yours.',
    role: null,
    portrait: { hair: 'long', glasses: true },
    pods: ['first-cheque', 'money-and-compliance', 'women-building'],
  },
  {
    slug: 'hana-suzuki',
    displayName: 'Hana Suzuki',
    headline: 'Product manager for factory software, Osaka',
    about:
      'Ten years of watching people use things they were never asked about. Collector of error messages.',
    role: null,
    portrait: { hair: 'bob' },
    pods: ['talk-to-users', 'build-notes', 'hardware-and-climate'],
  },
];
