import type { CSSProperties } from 'react';
import type { TrackerColumn } from '@upround/trackers/contract';

/** The least widths, in rem. */
const widths: Readonly<Record<TrackerColumn, number>> = {
  fit: 5,
  stages: 8.5,
  sectors: 9.5,
  regions: 9.5,
  amount: 9.5,
  equity: 7.5,
  instrument: 8.5,
  deadline: 9,
  seat: 9.5,
  programWeeks: 6,
  asOf: 8,
  pipeline: 8.5,
};

const NAME = 16;
const ACTIONS = 6;

/** A score needs no more than its width. */
const trackOf = (column: TrackerColumn) =>
  column === 'fit' ? `${widths.fit}rem` : `minmax(${widths[column]}rem, 1fr)`;

/**
 * The room of a table and its columns, as the variable `--columns` of its rows: name, those that are chosen, and the
 * actions. What is left is shared, whatever the cells hold, so that the rows agree without knowing of each other.
 */
export function tableStyle(columns: readonly TrackerColumn[]): CSSProperties {
  const chosen = columns.map((column) => widths[column]);
  const least = chosen.reduce((sum, width) => sum + width, NAME + ACTIONS);
  return {
    minWidth: `${least}rem`,
    '--columns': `minmax(${NAME}rem, 2.4fr) ${columns.map(trackOf).join(' ')} ${ACTIONS}rem`,
  } as CSSProperties;
}

/** A row of a table within `tableStyle`. */
export const rowColumns = 'grid grid-cols-(--columns)';

/** Height of a row, in px: as much as a name on three lines needs. */
export const ROW_HEIGHT = 76;

/** Height of the headings, in px. */
export const HEAD_HEIGHT = 36;
