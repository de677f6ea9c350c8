import { htmlToMarkdown } from './html-markdown';
import { brokenLine, objectLines, pathIn } from '@upround/shared/import-files';
import { minorAmount, type FieldNames, type ImportProblem, type RawRow } from './import-row';

/** What schema.org calls the fields of a job. */
export const postingNames: FieldNames = {
  company: 'hiringOrganization.name',
  location: 'jobLocation.address',
  type: 'employmentType',
  workplace: 'jobLocationType',
  salary: 'baseSalary',
  'salary.min': 'baseSalary.value.minValue',
  'salary.max': 'baseSalary.value.maxValue',
  'salary.currency': 'baseSalary.currency',
  'salary.period': 'baseSalary.value.unitText',
  closesAt: 'validThrough',
  id: 'identifier',
};

type Thing = Readonly<Record<string, unknown>>;

const types: Readonly<Record<string, string>> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACTOR: 'CONTRACT',
  TEMPORARY: 'CONTRACT',
  PER_DIEM: 'CONTRACT',
  CONTRACT: 'CONTRACT',
  INTERN: 'INTERNSHIP',
  INTERNSHIP: 'INTERNSHIP',
};
/** The fewest months of work that each level asks for, the highest first. */
const levels = [
  [96, 'LEAD'],
  [60, 'SENIOR'],
  [36, 'MID'],
  [12, 'JUNIOR'],
  [0, 'ENTRY'],
] as const;
const TAG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} +#.-]{0,29}$/u;
const TAGS = 8;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const first = (value: unknown) => listOf(value)[0];
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
/** A text, or what a thing is called. */
const nameOf = (value: unknown) =>
  textIn(value) ?? (isThing(value) ? textIn(value['name']) : undefined);

function locationOf(posting: Thing, isRemote: boolean): string | undefined {
  const place = first(posting['jobLocation']);
  const address = isThing(place) ? (place['address'] ?? place['name']) : place;
  const parts = isThing(address)
    ? ['addressLocality', 'addressRegion', 'addressCountry'].flatMap(
        (name) => nameOf(address[name]) ?? [],
      )
    : listOf(textIn(address));
  if (parts.length > 0) return [...new Set(parts)].join(', ');
  if (!isRemote) return undefined;
  return ['Remote', nameOf(first(posting['applicantLocationRequirements']))]
    .filter((part) => part !== undefined)
    .join(', ');
}

function salaryOf(posting: Thing): unknown {
  const amount = first(posting['baseSalary']);
  if (!isThing(amount)) return amount;
  const { currency, value } = amount;
  const range = isThing(value) ? value : amount;
  const min = minorAmount(range['minValue'] ?? range['value'], currency);
  const max = minorAmount(range['maxValue'] ?? range['value'], currency);
  return { min: min ?? max, max, currency, period: textIn(range['unitText'])?.toUpperCase() };
}

function experienceOf(posting: Thing): string | undefined {
  const wanted = posting['experienceRequirements'];
  const months = isThing(wanted) ? Number(wanted['monthsOfExperience']) : NaN;
  return levels.find(([least]) => months >= least)?.[1];
}

const tagsOf = (posting: Thing) =>
  listOf(posting['skills'])
    .flatMap((skill) => (nameOf(skill) ?? '').split(/[,;]/))
    .map((skill) => skill.trim().toLowerCase().replace(/\s+/g, '-'))
    .filter((skill, at, all) => TAG.test(skill) && all.indexOf(skill) === at)
    .slice(0, TAGS);

function rowOf(posting: Thing, place: string): RawRow {
  const isRemote = textIn(first(posting['jobLocationType']))?.toUpperCase() === 'TELECOMMUTE';
  const given = listOf(posting['employmentType']).map((one) => String(one).toUpperCase());
  const { identifier } = posting;
  const id = textIn(isThing(identifier) ? identifier['value'] : identifier);
  return {
    place,
    sourceId: id ?? textIn(posting['url']) ?? textIn(posting['@id']),
    closesAt: textIn(posting['validThrough']),
    draft: {
      title: textIn(posting['title']),
      company: nameOf(posting['hiringOrganization']),
      description: htmlToMarkdown(textIn(posting['description']) ?? ''),
      location: locationOf(posting, isRemote),
      type: types[given.find((one) => one in types) ?? ''] ?? given[0],
      workplace: isRemote ? 'REMOTE' : 'ONSITE',
      ...(posting['baseSalary'] !== undefined && { salary: salaryOf(posting) }),
      experience: experienceOf(posting),
      tags: tagsOf(posting),
    },
  };
}

/** By its name, or by its address. */
const POSTING = /^(?:https?:\/\/schema\.org\/|schema:)?JobPosting$/;
const isPosting = (thing: Thing) =>
  listOf(thing['@type']).some((type) => typeof type === 'string' && POSTING.test(type));
/** How deep a posting may lie. */
const DEEPEST = 20;

/** Every posting in a text of JSON, with its path: one, a list, a graph, or the items of a list. */
function* postingsIn(
  value: unknown,
  path = '',
  depth = 0,
): Generator<{ posting: Thing; path: string }> {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) yield* postingsIn(one, pathIn(path, at), depth + 1);
  } else if (isThing(value)) {
    if (isPosting(value)) yield { posting: value, path };
    else {
      for (const name of ['@graph', 'itemListElement', 'item']) {
        yield* postingsIn(value[name], pathIn(path, name), depth + 1);
      }
    }
  }
}

/** Reads job postings by schema.org. */
export function postingRows(text: string): { rows: RawRow[]; problems: ImportProblem[] } {
  const file = text.replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'can’t be read';
    const place = `line ${brokenLine(file)}`;
    return { rows: [], problems: [{ place, field: 'JSON', reason }] };
  }
  const lines = objectLines(file);
  const rows = [...postingsIn(value)].map(({ posting, path }) =>
    rowOf(posting, `line ${lines.get(path) ?? 1}${path === '' ? '' : ` (${path})`}`),
  );
  const none = {
    place: 'line 1',
    field: '@type',
    reason: 'isn’t a JobPosting and doesn’t contain one',
  };
  return { rows, problems: rows.length === 0 ? [none] : [] };
}
