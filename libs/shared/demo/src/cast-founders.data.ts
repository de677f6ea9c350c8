import type { DemoPerson } from './person';

/** A member without a list of follows: those are drawn by chance. */
export type CastMember = Omit<DemoPerson, 'follows' | 'email'>;

export const founders: readonly CastMember[] = [
  {
    slug: 'ananya-bose',
    displayName: 'Ananya Bose',
    headline: 'Founder, Paddlewick. Spoken English by phone call, Kolkata',
    about:
      'Fifteen minutes a day on an ordinary phone call, with a teacher who remembers your cousin’s wedding. 6,200 learners, most of them in Bengal, Jharkhand and Odisha. Former schoolteacher; still mark things in red.',
    role: 'FOUNDER',
    portrait: { hair: 'plait' },
    pods: ['talk-to-users', 'women-building', 'beyond-the-metros', 'pricing-lab'],
  },
  {
    slug: 'dev-malhotra',
    displayName: 'Dev Malhotra',
    headline:
      'Co-founder and CTO, Ferrylane. Return loads for owners of one to five trucks, Gurugram',
    about:
      'Trucks in north India drive home empty four times in ten. We fill some of those. I run a team of four engineers and a phone desk that teaches us more than the logs do.',
    role: 'FOUNDER',
    portrait: { hair: 'crop', beard: 'full' },
    pods: ['build-notes', 'first-cheque', 'hiring-desk'],
  },
  {
    slug: 'farah-qureshi',
    displayName: 'Farah Qureshi',
    headline:
      'Founder, Stitchmohalla. School uniforms made to measure by neighbourhood tailors, Lucknow',
    about:
      'Eighty-four tailors, thirty-one schools, one season that decides the year. I came from merchandising in exports and now spend June sleeping in the warehouse.',
    role: 'FOUNDER',
    portrait: { hair: 'headscarf' },
    pods: ['beyond-the-metros', 'women-building', 'money-and-compliance'],
  },
  {
    slug: 'gaurav-sinha',
    displayName: 'Gaurav Sinha',
    headline: 'Founder, Rasoipilot. Stock and recipes for cloud kitchens, Delhi',
    about:
      'Ran four cloud kitchens, closed three, turned the spreadsheet that survived into a product. 118 kitchens use it. I know the price of paneer in eleven cities.',
    role: 'FOUNDER',
    portrait: { hair: 'parted', beard: 'moustache' },
    pods: ['pricing-lab', 'what-went-wrong', 'talk-to-users'],
  },
  {
    slug: 'harini-subramanian',
    displayName: 'Harini Subramanian',
    headline: 'Founder, Vialnest. Temperature monitors for clinic refrigerators, Chennai',
    about:
      'Instrumentation engineer. We make a ₹3,400 box that tells a clinic its vaccines got warm before it is too late. 2,100 boxes in the field, 1.8% came back, and I can tell you why for each of them.',
    role: 'FOUNDER',
    portrait: { hair: 'bun' },
    pods: ['hardware-and-climate', 'women-building', 'first-cheque'],
  },
  {
    slug: 'ishaan-kapoor',
    displayName: 'Ishaan Kapoor',
    headline:
      'Closed Repcount (gym software) after three years. Writing down what I learnt, Chandigarh',
    about:
      'We had 640 gyms and a churn that I explained away for too long. Returned 22% of the money. Now consulting three days a week and asking better questions.',
    role: 'FOUNDER',
    portrait: { hair: 'quiff' },
    pods: ['what-went-wrong', 'first-cheque', 'pricing-lab'],
  },
  {
    slug: 'jaya-pillai',
    displayName: 'Jaya Pillai',
    headline: 'Founder, Coirstack. Export desk for small coir makers, Alappuzha',
    about:
      'Forty-six makers, buyers in nine countries, and a letter of credit that once took 71 days. I explain shipping terms to people who make better mats than anyone.',
    role: 'FOUNDER',
    portrait: { hair: 'long', grey: true },
    pods: ['money-and-compliance', 'beyond-the-metros', 'women-building'],
  },
  {
    slug: 'karthik-venkat',
    displayName: 'Karthik Venkat',
    headline: 'Founder, Beamquery. Questions in plain words on your own warehouse, Bengaluru',
    about:
      'Selling software from Bengaluru to mid-size companies in the US. 29 customers, average contract of $11,400 a year, eleven people, default alive since February.',
    role: 'FOUNDER',
    portrait: { hair: 'crop', glasses: true },
    pods: ['build-notes', 'pricing-lab', 'hiring-desk', 'first-cheque'],
  },
  {
    slug: 'neha-joshi',
    displayName: 'Neha Joshi',
    headline: 'Founder, Littlenook. Day care that parents can look into, Pune',
    about:
      'Two children, one company, no tidy answers. We list and inspect 74 day cares in Pune and Nashik, and we publish what we find.',
    role: 'FOUNDER',
    portrait: { hair: 'curls', glasses: true },
    pods: ['women-building', 'talk-to-users', 'pricing-lab'],
  },
  {
    slug: 'omkar-patil',
    displayName: 'Omkar Patil',
    headline: 'Founder, Soilwhisper. Soil tests in a day for grape and onion growers, Nashik',
    about:
      'Son of a grape grower. We bring the lab to the taluka market in a van: two vans, 5,300 tests last season, ₹240 a test. Farmers ask harder questions than investors.',
    role: 'FOUNDER',
    portrait: { hair: 'crop', beard: 'moustache' },
    pods: ['hardware-and-climate', 'beyond-the-metros', 'talk-to-users'],
  },
  {
    slug: 'uday-reddy',
    displayName: 'Uday Reddy',
    headline: 'Founder, Kiloloop. Second life for e-scooter batteries, Hyderabad',
    about:
      'We test, sort and rebuild used packs into backup power for small shops. 412 packs running. A cell that looks dead is often only lonely.',
    role: 'FOUNDER',
    portrait: { hair: 'quiff', beard: 'full' },
    pods: ['hardware-and-climate', 'first-cheque', 'build-notes'],
  },
  {
    slug: 'vaishnavi-krishnan',
    displayName: 'Vaishnavi Krishnan',
    headline: 'Founder, Larkform. Admission forms that nurses don’t hate, Coimbatore',
    about:
      'Nine hospitals, 340 beds, one form at a time. Ex-nurse, self-taught programmer. Our first customer paid before we had a login page.',
    role: 'FOUNDER',
    portrait: { hair: 'bob', glasses: true },
    pods: ['talk-to-users', 'women-building', 'build-notes'],
  },
  {
    slug: 'waseem-khan',
    displayName: 'Waseem Khan',
    headline: 'Founder, Galibasket. Neighbourhood grocers take orders by chat, Bhopal',
    about:
      'Two hundred and six shops in Bhopal, Sehore and Vidisha. We don’t deliver, the shop’s nephew does. I have opinions about free delivery.',
    role: 'FOUNDER',
    portrait: { hair: 'parted', beard: 'full', glasses: true },
    pods: ['beyond-the-metros', 'pricing-lab', 'what-went-wrong'],
  },
  {
    slug: 'bhavesh-solanki',
    displayName: 'Bhavesh Solanki',
    headline: 'Founder, Zariloop. Deadstock fabric by the metre, Surat',
    about:
      'Third generation in textiles, first one with a returns policy. Mills send us what was left on the roll; designers buy three metres of it.',
    role: 'FOUNDER',
    portrait: { hair: 'bald', beard: 'moustache' },
    pods: ['money-and-compliance', 'pricing-lab', 'beyond-the-metros'],
  },
  {
    slug: 'gurpreet-kaur',
    displayName: 'Gurpreet Kaur',
    headline: 'Founder, Dairydot. Milk tests at the collection point, Ludhiana',
    about:
      'A strip, a phone camera and an honest number within forty seconds. 390 collection points in Punjab and Haryana. My first beta tester was my grandmother, who didn’t need the strip.',
    role: 'FOUNDER',
    portrait: { hair: 'plait', glasses: true },
    pods: ['hardware-and-climate', 'women-building', 'beyond-the-metros'],
  },
  {
    slug: 'hemant-rawat',
    displayName: 'Hemant Rawat',
    headline: 'Founder, Trailhut. Back office for mountain homestays, Dehradun',
    about:
      'Ninety homestays between Mussoorie and Munsiyari. Half of them have signal on the roof only, so our product works from the roof.',
    role: 'FOUNDER',
    portrait: { hair: 'curls', beard: 'stubble' },
    pods: ['beyond-the-metros', 'build-notes', 'what-went-wrong'],
  },
  {
    slug: 'lalita-oraon',
    displayName: 'Lalita Oraon',
    headline: 'Founder, Mahuaworks. Fair price for forest produce, Ranchi',
    about:
      'Mahua, tamarind, lac. We weigh in the village, pay the same evening, and sell to food makers who want to know where things come from. 1,140 collectors, almost all women.',
    role: 'FOUNDER',
    portrait: { hair: 'bun' },
    pods: ['beyond-the-metros', 'women-building', 'money-and-compliance'],
  },
  {
    slug: 'nandini-hegde',
    displayName: 'Nandini Hegde',
    headline: 'Founder, Kathaloom. Audio stories in Kannada and Tulu, Mangaluru',
    about:
      'Grandmothers record, grandchildren listen, and now 8,900 families pay ₹79 a month. Former radio producer.',
    role: 'FOUNDER',
    portrait: { hair: 'waves' },
    pods: ['pricing-lab', 'women-building', 'talk-to-users'],
  },
  {
    slug: 'amara-okafor',
    displayName: 'Amara Okafor',
    headline: 'Founder, Wageriver. Payroll for factories of 20 to 200 people, Lagos',
    about:
      'If salaries are late once, no one remembers your features. 63 factories, 5,100 pay slips a month. Accountant first, founder second.',
    role: 'FOUNDER',
    portrait: { hair: 'curls', glasses: true },
    pods: ['money-and-compliance', 'women-building', 'first-cheque'],
  },
  {
    slug: 'sofia-almeida',
    displayName: 'Sofia Almeida',
    headline: 'Founder, Corkline. Packaging from cork dust, Lisbon',
    about:
      'Material scientist. We press what cork mills throw away into trays that survive a courier. Small batches, long conversations about moisture.',
    role: 'FOUNDER',
    portrait: { hair: 'long', glasses: true },
    pods: ['hardware-and-climate', 'first-cheque'],
  },
  {
    slug: 'daniel-kimani',
    displayName: 'Daniel Kimani',
    headline: 'Founder, Bodashield. Cover by the day for motorcycle riders, Nairobi',
    about:
      'Riders earn by the day, so they insure by the day. 14,000 active riders, average premium of 38 shillings. Former actuary, occasional passenger.',
    role: 'FOUNDER',
    portrait: { hair: 'crop' },
    pods: ['pricing-lab', 'talk-to-users', 'first-cheque'],
  },
  {
    slug: 'camila-rojas',
    displayName: 'Camila Rojas',
    headline: 'Founder, Semillia. Traceability for small coffee growers, Bogotá',
    about:
      'From parcel to port on one page, in Spanish and in the importer’s language. 720 growers, four importers, and one spreadsheet that refuses to die.',
    role: 'FOUNDER',
    portrait: { hair: 'plait' },
    pods: ['hardware-and-climate', 'women-building', 'talk-to-users'],
  },
  {
    slug: 'sana-malik',
    displayName: 'Sana Malik',
    headline: 'Founder, Claimcove. Paperwork for home insurance claims, Toronto',
    about:
      'After our basement flooded I kept 214 emails in a folder called Water. Claimcove is that folder, in order. Two founders, 1,900 claims.',
    role: 'FOUNDER',
    portrait: { hair: 'waves' },
    pods: ['talk-to-users', 'pricing-lab', 'what-went-wrong'],
  },
];
