import { describeCall } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import { editCompany, listCompanies, listJobsByCompany, readCompany } from './company.calls';
import { companyFixtures } from './company.fixtures';
import { companySummarySchema } from './company.schema';

const [company] = companyFixtures;
const { slug, about, site, size } = company;

export const companyDocs: readonly CallDocs[] = [
  describeCall(listCompanies, {
    description:
      'Returns up to twenty companies whose names begin with `query`, by name, whatever its case. A company is there while a job or an entry of experience names it. There are no pages: a longer text narrows the list.',
    input: { query: { query: 'tide' } },
    output: { data: [companySummarySchema.parse(company)] },
  }),
  describeCall(readCompany, {
    description:
      'Returns a company by its slug, with up to 24 of its people and its five newest open jobs. People are those whose current experience names it and those who have an open job for it. People and jobs behind a block are left out.',
    input: { params: { slug } },
    output: company,
  }),
  describeCall(editCompany, {
    description:
      'Changes what a company says about itself. Members who have an open job for it may, and moderators; each change is on record with what it replaced. Fields that are left out stay as they are, and the name never changes. `logoUrl` takes the address of a picture that you uploaded.',
    input: { params: { slug }, body: { about, site, size } },
    output: { ...company, viewer: { mayEdit: true } },
  }),
  describeCall(listJobsByCompany, {
    description:
      'Returns the open jobs of a company, newest first. Jobs of people who blocked you, or whom you blocked or muted, are left out.',
    input: { query: { company: slug } },
    output: { data: company.jobs, nextSegment: null },
  }),
];
