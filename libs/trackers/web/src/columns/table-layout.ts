import type { CSSProperties } from 'react';
import type { TrackerColumn } from '@upround/trackers/contract';

/** The least widths, in rem. */
const widths: Readonly<Record<TrackerColumn, number>> = {
  fit: 5,
  stages: 8,
  sectors: 8,
  regions: 8,
  amount: 8.5,
  equity: 6.5,
  instrument: 8.5,
  deadline: 8,
  seat: 8,
  programWeeks: 6,
  asOf: 8,
  pipeline: 8.5,
};

/** A name gets more room where the table isn't in a narrow column; the unit is the width of what scrolls around it. */
const NAME = 'clamp(16rem, 39cqi, 19.5rem)';
const ACTIONS = 6;

/** A score needs no more than its width. */
const trackOf = (column: TrackerColumn) =>
  column === 'fit' ? `${widths.fit}rem` : `minmax(${widths[column]}rem, 1fr)`;

/**
 * The room of a table and its columns, as the variable `--columns` of its rows: name, those that are chosen, and the
 * actions. What is left is shared, most of it for names, whatever the cells hold, so that the rows agree without
 * knowing of each other.
 */
export function tableStyle(columns: readonly TrackerColumn[]): CSSProperties {
  const chosen = columns.map((column) => widths[column]);
  const least = chosen.reduce((sum, width) => sum + width, ACTIONS);
  return {
    minWidth: `calc(${NAME} + ${least}rem)`,
    '--columns': `minmax(${NAME}, 4fr) ${columns.map(trackOf).join(' ')} ${ACTIONS}rem`,
  } as CSSProperties;
}

/** A row of a table within `tableStyle`. */
export const rowColumns = 'grid grid-cols-(--columns)';

/** Height of a row, in px: as much as a name on two lines and its place need. */
export const ROW_HEIGHT = 72;

/** Height of the headings, in px. */
export const HEAD_HEIGHT = 36;
