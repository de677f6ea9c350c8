/** What an index takes with ease, however a location unfolds. */
const LONGEST = 120;

/** Cities that many still call by a former name. */
const todaysNames: Readonly<Record<string, string>> = {
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  gurgaon: 'gurugram',
  poona: 'pune',
  cochin: 'kochi',
  trivandrum: 'thiruvananthapuram',
  mysore: 'mysuru',
  mangalore: 'mangaluru',
  baroda: 'vadodara',
  pondicherry: 'puducherry',
  allahabad: 'prayagraj',
  calicut: 'kozhikode',
  vizag: 'visakhapatnam',
};

/** The name that a city has today, in lower case; other names unchanged. */
export function todaysName(name: string): string {
  return todaysNames[name.toLowerCase()] ?? name;
}

/**
 * The key by which jobs of one city are found: the first part of a location, without case and accents, by the name of
 * today.
 *
 * @param location as in `Poona, Maharashtra`
 * @returns as in `pune`
 */
export function cityOf(location: string): string {
  const city = location.split(',').find((part) => part.trim() !== '') ?? '';
  const plain = city.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return todaysName([...plain.replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('').trim());
}
