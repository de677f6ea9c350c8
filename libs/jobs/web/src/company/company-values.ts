import {
  companyChangeSchema,
  jobLimits,
  type Company,
  type CompanyChange,
  type CompanySize,
  type CompanyStage,
} from '@upround/jobs/contract';

/** The fields of the form of a company. */
export interface CompanyValues {
  logoUrl: string | null;
  about: string;
  site: string;
  stage: CompanyStage | '';
  size: CompanySize | '';
  location: string;
}

export type CompanyFieldError = 'tooLong' | 'badSite' | 'unreadable';

export const emptyCompany: CompanyValues = {
  logoUrl: null,
  about: '',
  site: '',
  stage: '',
  size: '',
  location: '',
};

export const companyLimits = {
  about: jobLimits.companyAbout,
  location: jobLimits.location,
} as const;

export const valuesOf = (company: Company): CompanyValues => ({
  logoUrl: company.logoUrl,
  about: company.about,
  site: company.site ?? '',
  stage: company.stage ?? '',
  size: company.size ?? '',
  location: company.location,
});

/** A site as people type it: without a scheme it is https. */
function siteOf(typed: string): string | null {
  const site = typed.trim();
  if (site === '') return null;
  return /^[a-z]+:/i.test(site) ? site : `https://${site}`;
}

/** What of a company was changed, as the call takes it. */
export function changeOf(company: Company, values: CompanyValues): CompanyChange {
  const before = valuesOf(company);
  const change = {
    logoUrl: values.logoUrl,
    about: values.about,
    site: siteOf(values.site),
    stage: values.stage === '' ? null : values.stage,
    size: values.size === '' ? null : values.size,
    location: values.location,
  };
  return Object.fromEntries(
    Object.entries(change).filter(([name]) => {
      const field = name as keyof CompanyValues;
      return values[field] !== before[field];
    }),
  ) as CompanyChange;
}

/** The error of each field that has one. */
export function errorsOf(
  company: Company,
  values: CompanyValues,
): Partial<Record<keyof CompanyValues, CompanyFieldError>> {
  const { error } = companyChangeSchema.safeParse(changeOf(company, values));
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, code }) => {
      if (path[0] === 'site') return ['site', 'badSite'];
      return [String(path[0]), code === 'too_big' ? 'tooLong' : 'unreadable'];
    }),
  );
}
