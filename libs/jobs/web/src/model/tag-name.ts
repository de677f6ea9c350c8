/** Tags whose names have capitals of their own. */
const names: Readonly<Record<string, string>> = {
  ai: 'AI',
  api: 'API',
  b2b: 'B2B',
  b2c: 'B2C',
  css: 'CSS',
  devops: 'DevOps',
  graphql: 'GraphQL',
  hr: 'HR',
  html: 'HTML',
  ios: 'iOS',
  iot: 'IoT',
  javascript: 'JavaScript',
  mongodb: 'MongoDB',
  mysql: 'MySQL',
  nodejs: 'Node.js',
  'node.js': 'Node.js',
  php: 'PHP',
  postgresql: 'PostgreSQL',
  qa: 'QA',
  saas: 'SaaS',
  seo: 'SEO',
  sql: 'SQL',
  typescript: 'TypeScript',
  ui: 'UI',
  ux: 'UX',
};

/** A tag within a sentence: `customer-success` as `customer success`. */
export const tagWords = (tag: string): string => names[tag] ?? tag.replaceAll('-', ' ');

/** A tag as people read it: `first-job` as `First job`. */
export function tagName(tag: string): string {
  const known = names[tag];
  if (known !== undefined) return known;
  const [first = '', ...rest] = tag.replaceAll('-', ' ');
  return first.toUpperCase() + rest.join('');
}
