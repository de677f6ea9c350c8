import { useMemo } from 'react';
import type { PipelineChange, PipelineItem } from '@upround/trackers/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useTrackerTexts } from '../../components/tracker-texts';
import { isConflict, usePipelineWrites } from '../data/pipeline-writes';
import { usePipelineText } from '../messages/catalogue';
import type { Conflict } from './conflict-dialog';

/** Moves items and rates them. What another tab changed meanwhile goes to `onConflict`. */
export function useMoves(onConflict: (conflict: Conflict) => void) {
  const t = usePipelineText();
  const texts = useTrackerTexts();
  const writes = usePipelineWrites();
  const fail = useFailureToast();
  return useMemo(() => {
    const failed = (item: PipelineItem, changes: PipelineChange, error: unknown, what: string) => {
      if (isConflict(error)) onConflict({ item, changes });
      else fail(error, what);
    };
    /** A funder that was passed gets back first how far it had come. */
    const back = async (item: PipelineItem, moved: PipelineItem) => {
      const { stage, reached, passReason, name } = item;
      const isDetour = stage === 'PASSED' && moved.stage !== reached;
      try {
        const from = isDetour ? await writes.edit(moved, { stage: reached }) : moved;
        await writes.edit(from, { stage, ...(stage === 'PASSED' && { passReason }) });
        const text = t('move.undone', { name, stage: texts.pipelineStage(stage) });
        toast.show({ type: 'info', text });
      } catch (error) {
        failed(moved, { stage }, error, t('move.undoFailed', { name }));
      }
    };
    const move = async (item: PipelineItem, changes: PipelineChange) => {
      const { name } = item;
      try {
        const moved = await writes.edit(item, changes);
        const text = t('move.done', { name, stage: texts.pipelineStage(moved.stage) });
        toast.show({ text, undo: () => void back(item, moved) });
      } catch (error) {
        failed(item, changes, error, t('move.failed', { name }));
      }
    };
    const rate = async (item: PipelineItem, rating: number | null) => {
      try {
        await writes.edit(item, { rating });
      } catch (error) {
        failed(item, { rating }, error, t('rating.failed'));
      }
    };
    return {
      move,
      rate,
      /** Makes a change again over what was saved meanwhile. */
      again: (item: PipelineItem, changes: PipelineChange) =>
        changes.stage === undefined ? rate(item, changes.rating ?? null) : move(item, changes),
    };
  }, [fail, onConflict, t, texts, writes]);
}
