/** Queries for the demo community, each with slugs; at least one of them should be among the first five results. */
export interface LabelledQuery {
  query: string;
  right: readonly string[];
}

/** Labelled before the ranking was written, and not after its answers: the ranking is to fit these, not these the ranking. */
export const labelledQueries: readonly LabelledQuery[] = [
  // Names, as they are, in part, begun, without accents, mistyped, by handle.
  { query: 'Meera Nair', right: ['meera-nair'] },
  { query: 'vikram', right: ['vikram-desai'] },
  { query: 'whitfield', right: ['tom-whitfield'] },
  { query: 'harini sub', right: ['harini-subramanian'] },
  { query: 'Nguyen Thu Ha', right: ['thu-ha-nguyen'] },
  { query: 'nguyễn', right: ['thu-ha-nguyen'] },
  { query: 'jasmine d’souza', right: ['jasmine-dsouza'] },
  { query: "D'Souza", right: ['jasmine-dsouza'] },
  { query: 'gurpret kaur', right: ['gurpreet-kaur'] },
  { query: 'sidharth menon', right: ['siddharth-menon'] },
  { query: '@kabir-anand', right: ['kabir-anand'] },
  // What people do, and where.
  { query: 'Tallyfern', right: ['meera-nair'] },
  { query: 'repcount', right: ['ishaan-kapoor', 'repcount-shutdown'] },
  { query: 'angel investor ahmedabad', right: ['manav-shah'] },
  { query: 'mentor pricing chennai', right: ['lakshmi-iyer'] },
  { query: 'recruiter remote', right: ['elif-demir'] },
  { query: 'chartered accountant', right: ['ritu-agarwal'] },
  { query: 'Bogota coffee', right: ['camila-rojas'] },
  { query: 'type:user lawyer', right: ['esha-banerjee'] },
  // Pods.
  { query: 'pricing lab', right: ['pricing-lab'] },
  { query: 'first cheque', right: ['first-cheque'] },
  { query: 'hiring desk', right: ['hiring-desk'] },
  { query: 'type:pod campus', right: ['campus-founders'] },
  // What was written: single words and several, in other forms than they were written in.
  { query: 'firmware', right: ['battery-firmware'] },
  { query: 'napkin', right: ['anchor-napkin'] },
  { query: 'term sheet', right: ['term-sheet-read'] },
  { query: 'bill of materials', right: ['bom-at-2000'] },
  { query: 'cap table mother', right: ['cap-table-picture'] },
  { query: 'cold mails investors lisbon', right: ['warm-intro-maths'] },
  { query: 'pilots hospitals paid', right: ['pilot-price'] },
  { query: 'restoring backups', right: ['backup-restore'] },
  { query: 'notice periods', right: ['notice-period'] },
  { query: 'unpaid internship', right: ['internship-pay'] },
  { query: 'counter-offers', right: ['counter-offer'] },
  { query: 'reference question sales', right: ['reference-question'] },
  { query: 'free delivery', right: ['free-delivery'] },
  { query: 'drone', right: ['drone-no'] },
  { query: 'cafe founders exam', right: ['exam-week'] },
  // Words that are not typed to the end.
  { query: 'scrap bi', right: ['factory-visit'] },
  { query: 'hostel laun', right: ['hostel-laundry'] },
  // Words as fingers write them.
  { query: 'interveiw mistakes', right: ['interview-mistakes'] },
  { query: 'dilligence warehouse', right: ['warehouse-diligence', 'two-tier-diligence'] },
  { query: 'rejctions tally', right: ['no-with-reason'] },
  { query: 'monsoon watrproof', right: ['monsoon-test'] },
  // Phrases, operators and tags.
  { query: '"data room" eleven files', right: ['data-room-list'] },
  { query: 'from:lukas-brandt log', right: ['log-line'] },
  { query: 'from:yash-thakkar -postgres revenue', right: ['rounding'] },
  { query: 'price from:tom-whitfield has:poll', right: ['grandfather-poll'] },
  { query: '#pricing kitchens', right: ['price-doubled'] },
  { query: 'tag:hardware bill', right: ['bom-at-2000'] },
];
