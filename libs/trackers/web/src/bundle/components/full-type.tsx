import { useId } from 'react';
import type { TrackerCount } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { Count, Link, MetaLine } from '@upround/shared/ui';
import { BriefRecord } from '../../components/brief-record';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useBundleText } from '../messages/catalogue';

/** One of the full trackers: what it holds, some of it, and the way there. */
export function FullType({ entry }: { entry: TrackerCount }) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  const id = useId();
  const { type, count, openCount, contactCount, sample } = entry;
  const href = links.fullTracker(type);
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="flex items-baseline gap-2 text-title font-semibold">
        <Link href={href} tone="text">
          {texts.types(type)}
        </Link>{' '}
        <Count value={count} className="text-body font-regular text-muted" />
      </h2>
      <MetaLine>
        {openCount > 0 && <span>{t('hub.open', { count: openCount })}</span>}
        <span>{t('hub.contacts', { count: contactCount })}</span>
      </MetaLine>
      {sample.length === 0 ? (
        <p className="text-small text-muted">{t('hub.none')}</p>
      ) : (
        <ul className="mt-1 divide-y border-y">
          {sample.map((record) => (
            <li key={record.id}>
              <BriefRecord record={record} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-small">
        <Link href={href} tone="muted" className="font-medium">
          {t('hub.see', { types: texts.many(type) })}
        </Link>
      </p>
    </section>
  );
}
