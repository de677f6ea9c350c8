import type { TrackerType } from '@upround/trackers/contract';
import { textLimits } from '@upround/shared/domain';
import { AddressSearch } from '@upround/shared/routing';
import { useTrackerTexts } from '../components/tracker-texts';
import { useTrackerListText } from './messages/catalogue';

/** Searches the list; the words are in the address. */
export function ListSearch({ type }: { type: TrackerType }) {
  const t = useTrackerListText();
  const texts = useTrackerTexts();
  return (
    <AddressSearch
      name="query"
      limit={textLimits.query}
      label={t('search.label', { types: texts.many(type) })}
      placeholder={t('search.placeholder')}
      clearLabel={t('search.clear')}
    />
  );
}
