import type { JobField, JobValues } from './job-values';

/** What a job must say to be published, in the order of the form. */
export const neededFields = ['title', 'company', 'location', 'description'] as const;

/** Those of some fields that are empty. */
export const missingIn = <Name extends JobField>(
  values: JobValues,
  names: readonly Name[],
): Name[] => names.filter((name) => String(values[name]).trim() === '');
