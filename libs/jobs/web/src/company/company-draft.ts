import type { Company } from '@upround/jobs/contract';
import { draftStore } from '@upround/shared/drafts';
import type { FormDraft } from '@upround/shared/forms';
import * as z from 'zod/mini';
import { valuesOf, type CompanyValues } from './company-values';

const draftsOf = draftStore<object>({
  database: 'upround-companies',
  table: 'companies',
  prefix: (userId) => `${userId}/`,
  schema: z.looseObject({}),
});

/**
 * What was typed into the form of a company and not sent yet, on this device: only the fields that differ from the company,
 * so that what others change meanwhile isn't undone.
 */
export function companyDraft(userId: string, company: Company): FormDraft<CompanyValues> {
  const { slug } = company;
  const drafts = draftsOf(userId);
  const before = valuesOf(company);
  return {
    read: async () => (await drafts.read(slug)) as Partial<CompanyValues> | undefined,
    write: (values) =>
      drafts.write(
        slug,
        Object.fromEntries(
          Object.entries(values).filter(
            ([name, value]) => value !== before[name as keyof CompanyValues],
          ),
        ),
      ),
    delete: () => drafts.delete(slug),
  };
}
