import type { Tracker } from '@upround/trackers/contract';
import { useTrackersText } from '../messages/catalogue';

/** Whether one can apply today; nothing where that isn't known. */
export function RecordState({ record }: { record: Pick<Tracker, 'isOpen'> }) {
  const t = useTrackersText();
  if (record.isOpen === null) return null;
  return record.isOpen ? (
    <span className="font-medium text-success-text">{t('state.open')}</span>
  ) : (
    <span>{t('state.closed')}</span>
  );
}
