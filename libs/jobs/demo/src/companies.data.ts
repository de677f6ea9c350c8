import type { DemoCompany } from '@upround/jobs/api';

const [priya, imran, elif] = ['priya-raghavan', 'imran-sheikh', 'elif-demir'] as const;

/** Who hires in the demo community, by a short key. */
export const demoCompanies: Readonly<Record<string, DemoCompany>> = {
  kettlebridge: {
    name: 'Kettlebridge',
    stage: 'BOOTSTRAPPED',
    location: 'Bengaluru, Karnataka',
    owner: priya,
    about:
      'Kettlebridge hires the first ten people together with founders. We are six, we answer every applicant, and we publish how long that took.',
  },
  puddlecast: {
    name: 'Puddlecast',
    stage: 'SEED',
    location: 'Bengaluru, Karnataka',
    owner: priya,
    about:
      'Puddlecast measures rain street by street with 1,900 sensors on lamp posts. Three cities and a delivery fleet plan their evenings by it.',
  },
  gulmohar: {
    name: 'Gulmohar Desk',
    stage: 'PRE_SEED',
    location: 'Hyderabad, Telangana',
    owner: priya,
    about:
      'Gulmohar Desk does the paperwork of clinics with two to ten doctors. A claim that took nine days now takes two.',
  },
  tamarind: {
    name: 'Tamarind Freight',
    stage: 'SERIES_A',
    location: 'Mumbai, Maharashtra',
    owner: priya,
    about:
      'Tamarind Freight files customs papers for small exporters, 11,000 shipments last year. Half of our team has stood in a port at four in the morning.',
  },
  nimbuwire: {
    name: 'Nimbuwire',
    stage: 'SEED',
    location: 'Pune, Maharashtra',
    owner: priya,
    about:
      'Nimbuwire moves money for 340 credit co-operatives, most of them in towns without a bank branch. Every paisa is in a ledger that two sides can read.',
  },
  okrafield: {
    name: 'Okrafield',
    stage: 'SERIES_B',
    location: 'Jaipur, Rajasthan',
    owner: priya,
    about:
      'Okrafield lends to vegetable growers for one season at a time and is repaid after the harvest. 96 of 100 loans come back in time.',
  },
  jhoola: {
    name: 'Jhoola Works',
    stage: 'BOOTSTRAPPED',
    location: 'Delhi',
    owner: priya,
    about:
      'Jhoola Works rents cradles, prams and high chairs by the month. Each has been in eleven homes on average, and is repaired in our own workshop.',
  },
  thrumline: {
    name: 'Thrumline',
    stage: 'SERIES_A',
    location: 'Chennai, Tamil Nadu',
    owner: priya,
    about:
      'Thrumline turns phone calls in seven Indian languages into notes that a support desk can search. 60 companies send us two million minutes a month.',
  },
  quillspan: {
    name: 'Quillspan',
    stage: 'SERIES_A',
    location: 'Bengaluru, Karnataka',
    owner: imran,
    about:
      'Quillspan reads contracts and says which clause changed since the last version. Lawyers pay for it because it is right more often than they are tired.',
  },
  fjordkite: {
    name: 'Fjordkite',
    stage: 'GROWTH',
    location: 'Berlin, Germany',
    owner: elif,
    about:
      'Fjordkite plans the routes of service vans for 400 firms in nine countries. We work in writing, and meet twice a year.',
  },
  saltmarsh: {
    name: 'Saltmarsh Maps',
    stage: 'SEED',
    location: 'Lisbon, Portugal',
    owner: elif,
    about:
      'Saltmarsh Maps draws coastlines anew every week from public satellites, for harbours and insurers. Nine people in seven time zones.',
  },
  straitlamp: {
    name: 'Straitlamp',
    stage: 'SERIES_B',
    location: 'Singapore',
    owner: elif,
    about:
      'Straitlamp keeps warehouses at the temperature that was promised, and proves it. 2,300 cold rooms from Penang to Surabaya.',
  },
  tallyfern: {
    name: 'Tallyfern',
    stage: 'PRE_SEED',
    location: 'Kochi, Kerala',
    owner: 'meera-nair',
    about:
      'Tallyfern is a ledger for wholesale distributors that both sides agree on. 41 of them pay for it; the longest has for 19 months.',
  },
  beamquery: {
    name: 'Beamquery',
    stage: 'SEED',
    location: 'Bengaluru, Karnataka',
    owner: 'pooja-bhatt',
    about:
      'Beamquery answers questions in plain words on a company’s own data, and shows the question beside each chart. We are eleven, going on eighteen.',
  },
  ferrylane: {
    name: 'Ferrylane',
    stage: 'SEED',
    location: 'Gurugram, Haryana',
    owner: 'dev-malhotra',
    about:
      'Ferrylane finds return loads for owners of one to five trucks. Four engineers, and a phone desk that teaches us more than the logs do.',
  },
  vialnest: {
    name: 'Vialnest',
    stage: 'PRE_SEED',
    location: 'Chennai, Tamil Nadu',
    owner: 'harini-subramanian',
    about:
      'Vialnest watches the refrigerators of 700 clinics, and calls somebody before the vaccines are warm.',
  },
  wageriver: {
    name: 'Wageriver',
    stage: 'SEED',
    location: 'Lagos, Nigeria',
    owner: 'amara-okafor',
    about:
      'Wageriver runs the payroll of factories of 20 to 200 people, to the day and to the kobo.',
  },
  claimcove: {
    name: 'Claimcove',
    stage: 'PRE_SEED',
    location: 'Toronto, Canada',
    owner: 'sana-malik',
    about:
      'Claimcove does the paperwork of home insurance claims with the people whose homes they are.',
  },
  kathaloom: {
    name: 'Kathaloom',
    stage: 'BOOTSTRAPPED',
    location: 'Mangaluru, Karnataka',
    owner: 'nandini-hegde',
    about:
      'Kathaloom tells audio stories in Kannada and Tulu. 30,000 people fall asleep to us, and mean it kindly.',
  },
};
