import { Check } from 'lucide-react';
import type { TrackerCount } from '@upround/trackers/contract';
import { useBundleText } from '../messages/catalogue';
import { contactTotal, recordTotal } from '../model/bundle-facts';

/** What the bundle includes, point by point. */
export function GetsList({ counts }: { counts: readonly TrackerCount[] }) {
  const t = useBundleText();
  const gets = [
    t('gets.records', { count: recordTotal(counts) }),
    t('gets.contacts', { count: contactTotal(counts) }),
    t('gets.files'),
    t('gets.ever'),
  ];
  return (
    <ul aria-label={t('checkout.gets')} className="flex flex-col gap-1.5 text-small figures">
      {gets.map((text) => (
        <li key={text} className="flex gap-2">
          <Check aria-hidden size={16} strokeWidth={2} className="mt-0.5 shrink-0 text-success" />
          {text}
        </li>
      ))}
    </ul>
  );
}
