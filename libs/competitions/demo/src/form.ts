import type { EntryField } from '@upround/competitions/contract';

/** Where a text gets a field of several lines. */
const LONG = 200;

interface More {
  hint?: string;
  isRequired?: boolean;
  /** Whether everyone sees the answer once entries are closed. */
  isPublic?: boolean;
}

const common = (id: string, label: string, isRequired: boolean, more: More) => ({
  id,
  label,
  hint: more.hint ?? '',
  isRequired: more.isRequired ?? isRequired,
  isPublic: more.isPublic ?? false,
});

/** Text of at most so many characters. */
export const text = (id: string, label: string, max: number, more: More = {}): EntryField => ({
  kind: 'TEXT',
  ...common(id, label, true, more),
  max,
  isLong: max > LONG,
});

/** One of the options, or as many as `most` says. */
export const choice = (
  id: string,
  label: string,
  options: readonly string[],
  more: More & { most?: number } = {},
): EntryField => ({
  kind: 'CHOICE',
  ...common(id, label, true, more),
  options: [...options],
  most: more.most ?? 1,
});

/** A number between bounds, with its unit. */
export const number = (
  id: string,
  label: string,
  unit: string,
  more: More & { min?: number; max?: number } = {},
): EntryField => ({
  kind: 'NUMBER',
  ...common(id, label, true, more),
  min: more.min ?? 0,
  max: more.max ?? null,
  unit,
});

export const link = (id: string, label: string, more: More = {}): EntryField => ({
  kind: 'LINK',
  ...common(id, label, false, more),
});

/** No entry of the demo community answers it: any video there is would be someone's. */
export const video = (id: string, label: string, more: More = {}): EntryField => ({
  kind: 'VIDEO',
  ...common(id, label, false, more),
});

/** A PDF. No entry of the demo community has one. */
export const file = (id: string, label: string, mostMb: number, more: More = {}): EntryField => ({
  kind: 'FILE',
  ...common(id, label, false, more),
  mostMb,
});
