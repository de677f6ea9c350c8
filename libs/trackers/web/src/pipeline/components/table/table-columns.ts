import type { PipelineSort } from '../../model/pipeline-order';

/** Height of a row in px, until it's measured. */
export const ROW = 64;

export interface TableColumns {
  shown: readonly PipelineSort[];
  /** The grid of a row. */
  row: string;
}

const sizes = {
  full: {
    shown: ['name', 'stage', 'rating', 'next', 'deadline', 'round', 'since'],
    row: 'grid gap-x-4 grid-cols-[minmax(0,2.2fr)_8.5rem_5.5rem_minmax(0,2fr)_minmax(6.5rem,1fr)_minmax(5rem,1fr)_7rem]',
  },
  medium: {
    shown: ['name', 'stage', 'next', 'since'],
    row: 'grid gap-x-4 grid-cols-[minmax(0,2fr)_8.5rem_minmax(0,1.6fr)_7rem]',
  },
  beside: {
    shown: ['name', 'stage', 'next'],
    row: 'grid gap-x-4 grid-cols-[minmax(0,1.6fr)_8.5rem_minmax(0,1.4fr)]',
  },
  phone: {
    shown: ['name', 'stage', 'next'],
    row: 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 *:last:col-span-2 *:last:pl-11',
  },
} as const satisfies Record<string, TableColumns>;

/** The columns that have room. */
export const columnsOf = (size: keyof typeof sizes): TableColumns => sizes[size];
