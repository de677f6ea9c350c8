import {
  pipelineChangeSchema,
  trackerLimits,
  type PipelineChange,
  type PipelineItem,
} from '@upround/trackers/contract';

/** The fields that are typed, each saved by itself. */
export const textFields = [
  'notes',
  'nextStep',
  'nextStepOn',
  'introSource',
  'round',
  'passReason',
  'name',
  'website',
] as const;
export type TextField = (typeof textFields)[number];

/** What a field shows of an item. */
export const textOf = (item: PipelineItem, field: TextField): string => item[field] ?? '';

const isNeverNull = (field: TextField) => field === 'notes' || field === 'name';

/** What a typed text saves: an empty one deletes what was there. */
export function changeOf(field: TextField, text: string): PipelineChange {
  const value = text.trim();
  return { [field]: value === '' && !isNeverNull(field) ? null : value };
}

const limits: Partial<Record<TextField, number>> = {
  notes: trackerLimits.notes,
  nextStep: trackerLimits.nextStep,
  introSource: trackerLimits.introSource,
  round: trackerLimits.round,
  passReason: trackerLimits.passReason,
  name: trackerLimits.itemName,
};

export type FieldProblem =
  { kind: 'long'; limit: number } | { kind: 'name' | 'website' | 'date' | 'other' };

/** Why a text can't be saved; undefined where it can. */
export function problemOf(field: TextField, text: string): FieldProblem | undefined {
  const value = text.trim();
  const limit = limits[field];
  if (limit !== undefined && [...value].length > limit) return { kind: 'long', limit };
  if (field === 'name' && value === '') return { kind: 'name' };
  if (pipelineChangeSchema.safeParse(changeOf(field, text)).success) return undefined;
  if (field === 'website') return { kind: 'website' };
  return { kind: field === 'nextStepOn' ? 'date' : 'other' };
}
