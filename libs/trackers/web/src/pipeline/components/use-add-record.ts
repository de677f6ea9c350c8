import { useState } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { useFailureToast } from '@upround/shared/toasts';
import { useTrackersText } from '../../messages/catalogue';
import { usePipelineWrites } from '../data/pipeline-writes';

/** Adds a record to the pipeline, which shows it at once. */
export function useAddRecord({ id, name }: Pick<Tracker, 'id' | 'name'>) {
  const t = useTrackersText();
  const writes = usePipelineWrites();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      await writes.add({ recordId: id });
    } catch (error) {
      fail(error, t('mark.addFailed', { name }));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, add: () => void add() };
}
