import { useQuery } from '@tanstack/react-query';
import { readMentorByUser } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { queryFor, renewedOnReturn } from '@upround/shared/query';
import { AsidePart, ButtonLink } from '@upround/shared/ui';
import { PriceFrom } from '../components/mentor-figures';
import { NeedChips } from '../components/need-chips';
import { NextFree } from '../components/next-free';
import { factsClasses, MentoringSkeleton, topicsClasses } from './mentoring-skeleton';
import { useMentoringCardText } from './messages/catalogue';

/** How many topics fit into a row beside the number of the others. */
const TOPICS = 3;

interface MentoringCardProps {
  userId: string;
  /** The viewer's own profile. */
  own: boolean;
}

/** What a person mentors on, from which price and when, with the way to book them. */
export function MentoringCard({ userId, own }: MentoringCardProps) {
  const t = useMentoringCardText();
  const { data: mentor, isPending } = useQuery({
    ...queryFor(readMentorByUser, { query: { userId } }),
    ...renewedOnReturn,
  });
  if (isPending) return <MentoringSkeleton />;
  // Paused since the profile was read, or not loaded: the profile is whole without it.
  if (mentor === undefined) return null;
  return (
    <AsidePart title={own ? t('ownTitle') : t('title')}>
      <div className="@container flex flex-col gap-3">
        <div className={topicsClasses}>
          <NeedChips needs={mentor.needs} most={TOPICS} />
        </div>
        <div className={factsClasses}>
          <p className="text-small font-medium">
            <PriceFrom mentor={mentor} />
          </p>
          <NextFree at={mentor.nextSlotAt} />
        </div>
      </div>
      <ButtonLink
        size="small"
        href={own ? links.offerMentoring() : links.mentor(mentor.slug)}
        className="self-start"
      >
        {own ? t('edit') : t('book')}
      </ButtonLink>
    </AsidePart>
  );
}
