import type { FileAnswer } from '@upround/competitions/contract';

/** Whether an answer, or the value of a field, is an uploaded file. */
export const isFileAnswer = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'key' in value;
