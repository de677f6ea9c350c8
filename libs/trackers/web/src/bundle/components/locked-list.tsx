import type { TrackerType } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import { pageOf } from '../../model/list-pages';
import type { BundleParts } from '../data/bundle-parts';
import { useBundleText } from '../messages/catalogue';
import { BundleFrame } from './bundle-frame';
import { BuyBar } from './buy-bar';
import { OtherLists } from './hub-lists';
import { LockedRecords } from './locked-records';
import { PlansPart } from './plans-part';
import { PricePart } from './price-part';

interface LockedListProps {
  type: TrackerType;
}

/** What a full list holds, for those who don't have it: its counts, what of it is free, and how to get the rest. */
export function LockedList({ type }: LockedListProps) {
  const t = useBundleText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const countOf = ({ counts }: BundleParts) => counts.find((one) => one.type === type);
  return (
    <BundleFrame
      isFull
      current={type}
      pattern={pageOf({ type, isFull: true })}
      title={texts.types(type)}
      heading={(parts) => {
        const entry = countOf(parts);
        if (entry === undefined) return texts.types(type);
        const { count, readableCount } = entry;
        if (count === 0) return texts.types(type);
        const counted = texts.counted(type, count);
        return readableCount > 0 && readableCount < count
          ? t('locked.headingPart', { counted, readable: format.number(readableCount) })
          : t('locked.heading', { counted });
      }}
      lead={(parts) => <Holds type={type} counts={parts.counts} />}
      asideLabel={t('title')}
      bar={({ bundle }) => <BuyBar bundle={bundle} />}
      aside={({ bundle, counts }) => (
        <>
          <PricePart bundle={bundle} counts={counts} />
          <PlansPart />
        </>
      )}
      below={({ counts }) => <OtherLists type={type} counts={counts} />}
    >
      {(parts) => <LockedRecords type={type} parts={parts} />}
    </BundleFrame>
  );
}

function Holds({ type, counts }: Pick<BundleParts, 'counts'> & LockedListProps) {
  const t = useBundleText();
  const format = useFormat();
  const texts = useTrackerTexts();
  const entry = counts.find((one) => one.type === type);
  if (entry === undefined) return null;
  const { count, contactCount, readableCount } = entry;
  if (type !== 'ANGEL') {
    return (
      <>
        {t('locked.opens', {
          counted: texts.counted(type, count),
          contacts: contactCount,
        })}{' '}
        <Link href={links.tracker(type)} className="inline-block">
          {t('locked.free', { types: texts.many(type) })}
        </Link>
      </>
    );
  }
  if (readableCount < count) {
    return t('locked.opensAll', { count: format.number(count), contacts: contactCount });
  }
  return t('locked.holds', {
    counted: texts.counted(type, count),
    contacts: format.number(contactCount),
  });
}
