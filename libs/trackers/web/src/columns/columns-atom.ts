import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import {
  trackerColumns,
  type TrackerColumn,
  type TrackerSort,
  type TrackerType,
} from '@upround/trackers/contract';

/** What says most about each type, shown until a member chooses. */
const defaultColumns: Readonly<Record<TrackerType, readonly TrackerColumn[]>> = {
  VENTURE_CAPITAL: ['stages', 'amount', 'sectors'],
  GRANT: ['amount', 'deadline', 'regions'],
  ACCELERATOR: ['amount', 'equity', 'deadline'],
  ANGEL: ['stages', 'amount', 'seat'],
};

/** The defaults of members whose fit is known: there is room for one column less beside it. */
const fitColumns: Readonly<Record<TrackerType, readonly TrackerColumn[]>> = {
  VENTURE_CAPITAL: ['fit', 'stages', 'amount'],
  GRANT: ['fit', 'amount', 'deadline'],
  ACCELERATOR: ['fit', 'amount', 'deadline'],
  ANGEL: ['fit', 'stages', 'amount'],
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

interface ColumnsOptions {
  type: TrackerType;
  /** No record is open beside the table of a wide window. */
  hasRoom: boolean;
  /** The records have a score for the viewer. */
  hasFit: boolean;
  /** The order of the list: fit is then always shown, and deadlines unless other columns were chosen. */
  sort: TrackerSort;
}

function defaultsOf({ type, hasRoom, hasFit, sort }: ColumnsOptions): readonly TrackerColumn[] {
  const usual = hasFit && !hasRoom ? fitColumns[type] : defaultColumns[type];
  // What a list is ordered by is shown, in place of what says least.
  const isLacking = sort === 'deadline' && !usual.includes('deadline');
  const shown = isLacking ? [...usual.slice(0, -1), 'deadline' as const] : usual;
  if (!hasRoom) return shown;
  return [...shown, ...moreColumns[type], ...(hasFit ? ['fit' as const] : [])];
}

/** The columns of a type's table, in the contract's order whatever the order of choosing. */
export function useColumns(options: ColumnsOptions): Columns {
  const { type, sort } = options;
  const [stored, setStored] = useAtom(columnsAtom);
  const chosen = stored[type];
  const given: readonly TrackerColumn[] = Array.isArray(chosen) ? chosen : defaultsOf(options);
  return {
    shown: trackerColumns.filter(
      (column) => given.includes(column) || (column === 'fit' && sort === 'fit'),
    ),
    isDefault: !Array.isArray(chosen),
    choose: (columns) => setStored({ ...stored, [type]: [...columns] }),
    reset: () => setStored({ ...stored, [type]: undefined }),
  };
}
