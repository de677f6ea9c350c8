import { useCallback } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { usePipelineWrites } from '../data/pipeline-writes';
import { usePipelineText } from '../messages/catalogue';

/** Deletes an item at once, and offers to undo that. */
export function useRemoval(): (item: PipelineItem) => Promise<void> {
  const t = usePipelineText();
  const writes = usePipelineWrites();
  const fail = useFailureToast();
  return useCallback(
    async (item) => {
      const { name } = item;
      const restore = async () => {
        try {
          await writes.restore(item);
        } catch (error) {
          fail(error, t('item.restoreFailed', { name }));
        }
      };
      try {
        await writes.remove(item);
        toast.show({ text: t('item.deleted', { name }), undo: () => void restore() });
      } catch (error) {
        fail(error, t('item.deleteFailed', { name }));
      }
    },
    [fail, t, writes],
  );
}
