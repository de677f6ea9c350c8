import { statement } from '@upround/shared/db';
import type { UploadReaders } from '@upround/shared/ports';

const companyWith = statement<{ id: string }, { key: string }>(
  'jobs.companies-with-logo',
  'select id from companies where logo_key = :key limit 1',
);

/** A logo stays while its company uses it. Pictures are public, so there is no one to let in. */
export const companyLogos: UploadReaders = {
  mayRead: async () => false,
  uses: async (trx, key) => (await companyWith.first(trx, { key })) !== undefined,
};
