import { trackerTypes, type TrackerType } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { classes, NavTabs } from '@upround/shared/ui';
import { useFitSettings } from '../data/use-fit';
import { useTrackersText } from '../messages/catalogue';
import { listHref } from '../model/list-address';

interface TrackersNavProps {
  /** Undefined where the page is none of them. */
  current: 'overview' | 'pipeline' | TrackerType | undefined;
  /** Leads to the full lists. */
  isFull?: boolean;
  className?: string | undefined;
}

/** Links to the overview, the list of each type and the member's pipeline. */
export function TrackersNav({ current, isFull = false, className }: TrackersNavProps) {
  const t = useTrackersText();
  const { isMember } = useSession();
  // Lists open with the best fit first for a member who said what they're raising.
  const hasFit = Boolean(useFitSettings());
  const places = [
    {
      href: isFull ? links.fullTrackers() : links.trackers(),
      label: t('places.overview'),
      current: current === 'overview',
    },
    ...trackerTypes.map((type) => ({
      id: type,
      href: listHref({ type, isFull }, hasFit ? { sort: 'fit' } : {}),
      label: t(`types.${type}`),
      current: current === type,
    })),
    ...(isMember
      ? [
          {
            href: links.pipeline(),
            label: t('places.pipeline'),
            current: current === 'pipeline',
          },
        ]
      : []),
  ];
  return (
    <NavTabs
      label={t('places.label')}
      className={classes('px-4 medium:px-6 [&>ul]:gap-5', className)}
      tabs={places}
    />
  );
}
