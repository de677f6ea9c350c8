import type { DemoSource } from '@upround/news/api';

const source = (
  slug: string,
  name: string,
  format: DemoSource['format'],
  description: string,
): DemoSource => ({
  slug,
  name,
  format,
  description,
  host: `${slug}.example`,
  feedUrl: `demo:${slug}`,
});

/** The sources, one of each format and one format twice. */
export const demoSources: readonly DemoSource[] = [
  source(
    'harbour-ledger',
    'Harbour Ledger',
    'RSS',
    'Money in and out of young companies: rounds, revenue and the occasional closure.',
  ),
  source(
    'monsoon-wire',
    'Monsoon Wire',
    'ATOM',
    'Short reports from the towns and trades where new companies find their first customers.',
  ),
  source(
    'workbench-weekly',
    'Workbench Weekly',
    'RDF',
    'Hardware, climate and everything else that has to be made before it can be sold.',
  ),
  source(
    'the-second-desk',
    'The Second Desk',
    'JSON',
    'Hiring, pay and working life in companies of two to two hundred.',
  ),
  source(
    'rule-and-remedy',
    'Rule & Remedy',
    'RSS',
    'Filings, taxes and rules for founders, told without alarm.',
  ),
];
