import { statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';

/** The facts of a company as its columns hold them. */
export type CompanyFacts = {
  about: string;
  site: string | null;
  stage: string | null;
  size: string | null;
  location: string;
  logo: string | null;
};

const lock = statement<CompanyFacts & { id: string }, { slug: string }>(
  'jobs.lock-company',
  `select id, about, site, stage, size, location, logo_key as logo from companies where slug = :slug
   for no key update`,
);

/** Locks a company until the transaction ends, and reads its own facts. */
export function lockCompany(
  trx: Trx,
  slug: string,
): Promise<(CompanyFacts & { id: string }) | undefined> {
  return lock.first(trx, { slug });
}

const change = statement<never, CompanyFacts & { id: string; now: Date }>(
  'jobs.change-company',
  `update companies set about = :about::text, site = :site::text, stage = :stage::text, size = :size::text,
     location = :location::text, logo_key = :logo::text, edited_at = :now::timestamptz where id = :id::uuid`,
);

/** Replaces the facts of a company. */
export async function changeCompany(
  trx: Trx,
  id: string,
  facts: CompanyFacts,
  now: Date,
): Promise<void> {
  await change.all(trx, { ...facts, id, now });
}
