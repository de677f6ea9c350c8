import { useId } from 'react';
import type { Mentor, MentorCard } from '@upround/mentor/contract';
import { SkeletonGroup } from '@upround/shared/ui';
import { AboutPart } from './about-part';
import { FigureRow } from './figure-row';
import { BookBar, MentorActions } from './mentor-actions';
import { MentorHeader } from './mentor-header';
import { PartSkeletons } from './mentor-pane-skeleton';
import { useMentorPaneText } from './messages/catalogue';
import { OwnMentorLine } from './own-mentor-line';
import { ReviewPart } from './review-part';
import { ServicePart } from './service-part';
import { TimesPart } from './times-part';

interface MentorDetailProps {
  /** As a list has them. */
  card: MentorCard;
  /** Undefined until they're read. */
  mentor: Mentor | undefined;
}

/** Everything about one mentor. */
export function MentorDetail({ card, mentor }: MentorDetailProps) {
  const t = useMentorPaneText();
  const titleId = useId();
  const canBook = mentor === undefined ? card.nextSlotAt !== null : isBookable(mentor);
  return (
    // On phones as high as the window below its bar, so that the bar to book with is at the bottom from the start.
    <article
      aria-labelledby={titleId}
      className="@container max-medium:flex max-medium:min-h-[calc(100dvh-3.5rem-var(--frame-bottom))] max-medium:flex-col"
    >
      <div className="flex max-w-240 flex-col gap-5 px-4 py-6 medium:px-6">
        <MentorHeader mentor={card} titleId={titleId} />
        {mentor?.isOwn === true ? (
          <OwnMentorLine mentor={mentor} />
        ) : (
          <MentorActions card={card} mentor={mentor} canBook={canBook} />
        )}
        <FigureRow mentor={card} isInstant={mentor?.isInstant === true} />
      </div>
      {mentor === undefined ? (
        <SkeletonGroup label={t('loading')}>
          <PartSkeletons />
        </SkeletonGroup>
      ) : (
        <MentorParts mentor={mentor} />
      )}
      {canBook && <BookBar slug={card.slug} />}
    </article>
  );
}

/** Whether the viewer can book them now: there is a free time. */
const isBookable = ({ state, isOwn, services, nextSlotAt, nextSlots }: Mentor) =>
  !isOwn &&
  state === 'LISTED' &&
  services.length > 0 &&
  (nextSlotAt !== null || nextSlots.length > 0);

/** The times come first, and beside the rest where there is room. */
function MentorParts({ mentor }: { mentor: Mentor }) {
  return (
    <div className="grid max-w-240 grid-cols-1 gap-x-8 gap-y-8 px-4 pb-10 medium:px-6 @dialog-wide:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 @dialog-wide:col-start-2">
        <TimesPart mentor={mentor} />
      </div>
      <div className="flex min-w-0 flex-col gap-8 @dialog-wide:col-start-1 @dialog-wide:row-start-1">
        <ServicePart mentor={mentor} canBook={isBookable(mentor)} />
        <AboutPart mentor={mentor} />
        <ReviewPart mentor={mentor} />
      </div>
    </div>
  );
}
