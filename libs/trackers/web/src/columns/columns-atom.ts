import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { trackerColumns, type TrackerColumn, type TrackerType } from '@upround/trackers/contract';

/** What says most about each type, shown until a member chooses. */
const defaultColumns: Readonly<Record<TrackerType, readonly TrackerColumn[]>> = {
  VENTURE_CAPITAL: ['stages', 'amount', 'sectors'],
  GRANT: ['amount', 'deadline', 'regions'],
  ACCELERATOR: ['amount', 'equity', 'deadline'],
  ANGEL: ['stages', 'amount', 'seat'],
};

/** What a table has room for while no record is open beside it. */
const moreColumns: Readonly<Record<TrackerType, readonly TrackerColumn[]>> = {
  VENTURE_CAPITAL: ['regions', 'instrument'],
  GRANT: ['stages', 'sectors'],
  ACCELERATOR: ['stages', 'programWeeks'],
  ANGEL: ['sectors', 'regions'],
};

/** The columns that were chosen, by type; stored in this browser. */
const columnsAtom = atomWithStorage<Partial<Record<TrackerType, readonly TrackerColumn[]>>>(
  'upround-trackers-columns',
  {},
  undefined,
  { getOnInit: true },
);

export interface Columns {
  shown: readonly TrackerColumn[];
  isDefault: boolean;
  choose: (columns: readonly TrackerColumn[]) => void;
  reset: () => void;
}

/**
 * The columns of a type's table, in the contract's order whatever the order of choosing.
 *
 * @param hasRoom no record is open beside the table of a wide window
 */
export function useColumns(type: TrackerType, hasRoom: boolean): Columns {
  const [stored, setStored] = useAtom(columnsAtom);
  const chosen = stored[type];
  const defaults = hasRoom ? [...defaultColumns[type], ...moreColumns[type]] : defaultColumns[type];
  const given: readonly TrackerColumn[] = Array.isArray(chosen) ? chosen : defaults;
  return {
    shown: trackerColumns.filter((column) => given.includes(column)),
    isDefault: !Array.isArray(chosen),
    choose: (columns) => setStored({ ...stored, [type]: [...columns] }),
    reset: () => setStored({ ...stored, [type]: undefined }),
  };
}
