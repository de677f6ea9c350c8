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
        const isPart = entry.readableCount < entry.count;
        if (entry.count === 0) return texts.types(type);
        return t(isPart ? 'locked.headingAll' : 'locked.heading', {
          counted: texts.counted(type, entry.count),
        });
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
  return (
    <>
      {t('locked.holds', {
        counted: texts.counted(type, count),
        contacts: format.number(contactCount),
      })}{' '}
      {readableCount < count && t('locked.readable', { count: format.number(readableCount) })}
    </>
  );
}
