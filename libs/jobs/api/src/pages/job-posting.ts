import type { JobType, PayPeriod, Salary } from '@upround/jobs/contract';
import { minorUnits } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import type { JobPosting } from 'schema-dts';
import type { JobRow } from '../job/job.columns';
import { placePartsOf } from './country';
import { descriptionHtml } from './description-html';

/** In the words of Google's rules for job postings. */
const employmentTypes: Record<JobType, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  INTERNSHIP: 'INTERN',
};

/** Months of work that a level asks for. */
const monthsOf = { ENTRY: 0, JUNIOR: 12, MID: 36, SENIOR: 60, LEAD: 96 } as const;

/** Places of work that are no place, where others may be named besides: `Remote (India)`. */
const ANYWHERE = /\b(?:remote|anywhere|worldwide)\b/gi;

function baseSalary({ min, max, currency, period }: Salary) {
  const major = (amount: number) => amount / minorUnits(currency);
  const unitText: PayPeriod = period;
  return {
    '@type': 'MonetaryAmount' as const,
    currency,
    value: {
      '@type': 'QuantitativeValue' as const,
      unitText,
      ...(max === null
        ? { minValue: major(min) }
        : max === min
          ? { value: major(min) }
          : { minValue: major(min), maxValue: major(max) }),
    },
  };
}

/** The job's location for schema.org: only stated parts, nothing guessed. */
function placeOf(location: string) {
  const { city, region, country } = placePartsOf(location);
  return {
    '@type': 'Place' as const,
    address: {
      '@type': 'PostalAddress' as const,
      ...(city !== undefined && { addressLocality: city }),
      ...(region !== undefined && { addressRegion: region }),
      ...(country !== undefined && { addressCountry: country }),
    },
  };
}

/** Who works from afar must live in the largest place that is named; where none is, nothing is made up. */
function remote(location: string) {
  const places = location
    .replace(ANYWHERE, '')
    .split(/[,;()]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const largest = places.at(-1);
  return {
    jobLocationType: 'TELECOMMUTE' as const,
    ...(largest !== undefined && {
      applicantLocationRequirements: { '@type': 'AdministrativeArea' as const, name: largest },
    }),
  };
}

/** An open job in the words of schema.org, by Google’s rules for job postings. */
export function postingOf(
  row: JobRow,
  salary: Salary | null,
  address: (path: string) => string,
): JobPosting {
  const page = address(links.jobs({ job: row.slug }));
  return {
    '@type': 'JobPosting',
    '@id': page,
    url: page,
    title: row.title,
    description: descriptionHtml(row.description),
    identifier: { '@type': 'PropertyValue', name: row.company, value: row.id },
    datePosted: (row.published_at ?? row.active_at).toISOString(),
    ...(row.closes_at && { validThrough: row.closes_at.toISOString() }),
    employmentType: employmentTypes[row.type],
    hiringOrganization: { '@type': 'Organization', name: row.company },
    ...(row.workplace === 'REMOTE' ? remote(row.location) : { jobLocation: placeOf(row.location) }),
    ...(salary && { baseSalary: baseSalary(salary) }),
    ...(row.experience !== null &&
      row.experience !== 'ENTRY' && {
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements' as const,
          monthsOfExperience: monthsOf[row.experience],
        },
      }),
    ...(row.tags.length > 0 && { skills: row.tags.join(', ') }),
    directApply: true,
  };
}
