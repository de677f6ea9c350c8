import { useId } from 'react';
import type { TrackerCount } from '@upround/trackers/contract';
import { FunderMark } from '../../components/funder-mark';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useBundleText } from '../messages/catalogue';

/** The lists that are bought, with their counts and marks of some funders. Nothing here leads away from the order. */
export function OrderLists({ counts }: { counts: readonly TrackerCount[] }) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t pt-6">
      <h2 id={id} className="font-semibold">
        {t('checkout.lists')}
      </h2>
      <ul className="grid gap-x-6 gap-y-5 medium:grid-cols-2 wide:grid-cols-4">
        {counts.map(({ type, count, contactCount, sample }) => (
          <li
            key={type}
            className="flex flex-col gap-2 max-medium:flex-row-reverse justify-between"
          >
            <span aria-hidden className="flex shrink-0 gap-1">
              {sample.slice(0, 3).map((record) => (
                <FunderMark key={record.id} name={record.name} size={32} />
              ))}
            </span>
            <p className="min-w-0 text-small figures">
              <span className="block font-medium">{texts.counted(type, count)}</span>
              <span className="text-muted">{t('hub.contacts', { count: contactCount })}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
