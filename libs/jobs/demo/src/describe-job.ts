import { seededRandom } from '@upround/shared/demo';
import type { DemoCompany, DemoJob } from '@upround/jobs/api';

/** Headings as different people write them. */
const headings = [
  ['What you will do', 'What you bring', 'What you get'],
  ['The work', 'Who you are', 'What we offer'],
  ['Your first year', 'What helps', 'Good to know'],
] as const;

const list = (heading: string, items: readonly string[]) =>
  [`## ${heading}`, items.map((item) => `- ${item}`).join('\n')].join('\n\n');

/** The description of a demo job, as its creator would have typed it. */
export function describeJob(job: DemoJob, company: DemoCompany): string {
  const [work, bring, offer] = seededRandom(`headings ${job.company}`).pick(headings);
  return [company.about, list(work, job.work), list(bring, job.bring), list(offer, job.offer)].join(
    '\n\n',
  );
}
