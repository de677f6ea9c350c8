import {
  listCompanies,
  listJobsByCompany,
  readCompany,
  type Company,
} from '@upround/jobs/contract';
import type { QueryClient } from '@tanstack/react-query';
import { pagesFor, queryFor, renewedOnReturn } from '@upround/shared/query';

/** A company with its people and newest jobs. */
export const companyQuery = (slug: string) => ({
  ...queryFor(readCompany, { params: { slug } }),
  ...renewedOnReturn,
});

/** The open jobs of a company. */
export const companyJobsQuery = (slug: string) =>
  pagesFor(listJobsByCompany, { query: { company: slug } });

/** Companies whose names begin with a text. */
export const companiesQuery = (text: string) => queryFor(listCompanies, { query: { query: text } });

/** Puts an edited company into the cache; jobs that show its logo are read again when they are shown. */
export function cacheCompany(client: QueryClient, company: Company): void {
  client.setQueryData(companyQuery(company.slug).queryKey, company);
}
