import type { TrackerType } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import { pageOf } from '../../model/list-pages';
import { useBundleText } from '../messages/catalogue';
import type { BundleParts } from '../data/bundle-parts';
import { BundleFrame } from './bundle-frame';
import { BuyLink } from './buy-link';
import { LockedRecords } from './locked-records';
import { PlansPart } from './plans-part';
import { PricePart } from './price-part';

/** What a full list holds, for those who don't have it: its counts, what of it is free, and how to get the rest. */
export function LockedList({ type }: { type: TrackerType }) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  return (
    <BundleFrame
      isFull
      current={type}
      pattern={pageOf({ type, isFull: true })}
      title={texts.types(type)}
      asideLabel={t('price.title')}
      brief={({ bundle }) => <BuyLink bundle={bundle} />}
      aside={({ bundle }) => (
        <>
          <PricePart bundle={bundle} />
          <PlansPart />
        </>
      )}
    >
      {({ counts }) => (
        <div className="flex flex-col gap-8">
          <Holds type={type} counts={counts} />
          <LockedRecords type={type} counts={counts} />
        </div>
      )}
    </BundleFrame>
  );
}

function Holds({ type, counts }: Pick<BundleParts, 'counts'> & { type: TrackerType }) {
  const t = useBundleText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const entry = counts.find((one) => one.type === type);
  if (entry === undefined) return null;
  const { count, contactCount, readableCount } = entry;
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        {t('locked.holds', {
          counted: texts.counted(type, count),
          contacts: format.number(contactCount),
        })}{' '}
        {readableCount < count && t('locked.readable', { count: format.number(readableCount) })}
      </p>
      {type !== 'ANGEL' && (
        <ButtonLink href={links.tracker(type)}>
          {t('locked.free', { types: texts.many(type) })}
        </ButtonLink>
      )}
    </div>
  );
}
