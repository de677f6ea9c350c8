import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TrackerType } from '@upround/trackers/contract';
import { PageSkeleton } from '@upround/shared/ui';
import { TrackersNav } from '../../components/trackers-nav';
import { useTrackerTexts } from '../../components/tracker-texts';
import { TrackerList } from '../../lists/tracker-list';
import { LockedList } from '../components/locked-list';
import { useBundle, useBundleParts } from '../data/bundle-parts';
import { useBundleText } from '../messages/catalogue';
import { opensList } from '../model/bundle-facts';

/** The full list of a type, or what it holds and how to get it. A link to one record opens it for everyone who can read it. */
export const fullListScreenOf = (type: TrackerType): ComponentType =>
  function FullListScreen() {
    const t = useBundleText();
    const texts = useTrackerTexts();
    const [search] = useSearchParams();
    const { data } = useBundle();
    const { parts, failed } = useBundleParts();
    const isOpened = data !== undefined && opensList(data, type);
    if (isOpened || search.has('record') || search.has('compare')) {
      return <TrackerList type={type} isFull />;
    }
    // The page's text names the counts: without them it would move what is below.
    if (parts === undefined && failed === undefined) {
      return (
        <>
          <TrackersNav current={type} isFull />
          <PageSkeleton shape="work" label={t('locked.loading', { types: texts.many(type) })} />
        </>
      );
    }
    return <LockedList type={type} />;
  };
