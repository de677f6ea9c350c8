import { useId } from 'react';
import type { TrackerCount } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { Count, Link, MetaLine } from '@upround/shared/ui';
import { BriefRecord } from '../components/brief-record';
import { useTrackerTexts } from '../components/tracker-texts';
import { useFitSettings } from '../data/use-fit';
import { listHref } from '../model/list-address';
import { planThatOpens } from '../model/opened-by';
import { useTrackerOverviewText } from './messages/catalogue';

interface TypePartProps {
  entry: TrackerCount;
  /** Slug of the one that is open. */
  record: string | null;
}

/** One type: how many there are, how many are open, and some of them. */
export function TypePart({ entry, record }: TypePartProps) {
  const t = useTrackerOverviewText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const id = useId();
  const { type, count, openCount, contactCount, readableCount, sample } = entry;
  // The best fit first, as the tabs above have it.
  const hasFit = Boolean(useFitSettings());
  const href = listHref({ type, isFull: false }, hasFit ? { sort: 'fit' } : {});
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="flex items-baseline gap-2 text-title font-semibold">
        <Link href={href} tone="text">
          {texts.types(type)}
        </Link>
        <Count value={count} className="text-body font-regular text-muted" />
      </h2>
      {count > 0 && (
        <MetaLine>
          {openCount > 0 && <span>{t('open', { count: openCount })}</span>}
          <span>{t('contacts', { count: contactCount })}</span>
        </MetaLine>
      )}
      {sample.length > 0 ? (
        <ul className="mt-1 divide-y border-y">
          {sample.map((one) => (
            <li key={one.id}>
              <BriefRecord isTypeKnown record={one} isOpen={one.slug === record} />
            </li>
          ))}
        </ul>
      ) : (
        count === 0 && <p className="text-small text-muted">{t('none')}</p>
      )}
      <p className="text-small">
        <Link href={href}>{t('seeAll', { types: texts.many(type) })}</Link>
      </p>
      {/* Last, so that the rows begin as high as those of the list beside it. */}
      {readableCount < count && (
        <p className="text-small text-muted">
          {t('part', {
            count: format.number(readableCount),
            total: format.number(count),
            plan: planThatOpens('angelTracker'),
          })}
        </p>
      )}
    </section>
  );
}
