import { useMemo, useState, type ReactNode } from 'react';
import type { PipelineItem, PipelineStage } from '@upround/trackers/contract';
import { ConflictDialog, type Conflict } from './conflict-dialog';
import { PassDialog } from './pass-dialog';
import { useMoves } from './use-moves';
import { useRemoval } from './use-removal';

/** What a member does with an item from anywhere. */
export interface PipelineActions {
  /** Moves an item to a stage; before it's passed, asks why. */
  move: (item: PipelineItem, stage: PipelineStage) => void;
  rate: (item: PipelineItem, rating: number | null) => void;
  remove: (item: PipelineItem) => void;
}

/**
 * Moves, ratings and deletions, each with its undo.
 *
 * @returns also the dialogs that they open
 */
export function usePipelineActions(): { actions: PipelineActions; dialogs: ReactNode } {
  const [passing, setPassing] = useState<PipelineItem>();
  const [conflict, setConflict] = useState<Conflict>();
  const moves = useMoves(setConflict);
  const remove = useRemoval();
  const actions = useMemo(
    (): PipelineActions => ({
      move(item, stage) {
        if (stage === item.stage) return;
        if (stage === 'PASSED') setPassing(item);
        else void moves.move(item, { stage });
      },
      rate: (item, rating) => void moves.rate(item, rating),
      remove: (item) => void remove(item),
    }),
    [moves, remove],
  );
  const dialogs = (
    <>
      {passing && (
        <PassDialog
          item={passing}
          onClose={() => setPassing(undefined)}
          onPass={(passReason) => void moves.move(passing, { stage: 'PASSED', passReason })}
        />
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onClose={() => setConflict(undefined)}
          onMine={({ item, changes }) => void moves.again(item, changes)}
        />
      )}
    </>
  );
  return { actions, dialogs };
}
