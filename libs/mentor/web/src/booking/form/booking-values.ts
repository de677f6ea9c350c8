import { mentorLimits, type BookingDraft } from '@upround/mentor/contract';
import { webAddressSchema } from '@upround/shared/domain';

export const linkFields = ['link1', 'link2', 'link3', 'link4', 'link5'] as const;
export type LinkField = (typeof linkFields)[number];

/** Values of the booking form. */
export interface BookingValues extends Record<LinkField, string> {
  goal: string;
  context: string;
}
export type BookingField = keyof BookingValues;

export const emptyBooking: BookingValues = {
  goal: '',
  context: '',
  link1: '',
  link2: '',
  link3: '',
  link4: '',
  link5: '',
};

/** What can be wrong, by its text in the catalogue. */
export type BookingFault = 'goal' | 'goalLong' | 'contextLong' | 'link' | 'unreadable';

const lengthOf = (text: string) => [...text.trim()].length;

/** An address as people write it: most leave out `https://`. */
function addressOf(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** What is wrong with each field. */
export function faultsOf(values: BookingValues): Partial<Record<BookingField, BookingFault>> {
  const { goal, context } = values;
  const faults: Partial<Record<BookingField, BookingFault>> = {};
  if (lengthOf(goal) === 0) faults.goal = 'goal';
  else if (lengthOf(goal) > mentorLimits.goal) faults.goal = 'goalLong';
  if (lengthOf(context) > mentorLimits.context) faults.context = 'contextLong';
  for (const field of linkFields) {
    const address = addressOf(values[field]);
    if (address !== '' && !webAddressSchema.safeParse(address).success) faults[field] = 'link';
  }
  return faults;
}

/** The links that are filled in. */
export const linksOf = (values: BookingValues): string[] =>
  linkFields.map((field) => addressOf(values[field])).filter((address) => address !== '');

/** The typed part of what is sent. */
export function textsOf(values: BookingValues): Pick<BookingDraft, 'goal' | 'context' | 'links'> {
  const context = values.context.trim();
  const links = linksOf(values);
  return {
    goal: values.goal.trim(),
    ...(context !== '' && { context }),
    ...(links.length > 0 && { links }),
  };
}

/** The field of a path in what is sent. A link is at its place among those that are filled in. */
export function fieldOf(path: string, values: BookingValues): BookingField | undefined {
  if (path === 'goal' || path === 'context') return path;
  const index = /^links\.(\d+)$/.exec(path)?.[1];
  const filled = linkFields.filter((field) => values[field].trim() !== '');
  return index === undefined ? undefined : filled[Number(index)];
}

/** Values from the texts of a session, to book it again. */
export function valuesOf(texts: {
  goal: string;
  context: string;
  links: readonly string[];
}): BookingValues {
  const links = Object.fromEntries(
    linkFields.map((field, index) => [field, texts.links[index] ?? '']),
  );
  return { ...emptyBooking, ...links, goal: texts.goal, context: texts.context };
}
