import { useId } from 'react';
import type { TrackerCount } from '@upround/trackers/contract';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useBundleText } from '../messages/catalogue';

/** The lists that are bought, with their counts. Nothing here leads away from the order. */
export function OrderLists({ counts }: { counts: readonly TrackerCount[] }) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t pt-6">
      <h2 id={id} className="font-semibold">
        {t('checkout.lists')}
      </h2>
      <ul className="grid gap-x-6 gap-y-4 text-small figures medium:grid-cols-2 wide:grid-cols-4">
        {counts.map(({ type, count, contactCount }) => (
          <li key={type}>
            <span className="block font-medium">{texts.counted(type, count)}</span>
            <span className="text-muted">{t('hub.contacts', { count: contactCount })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
