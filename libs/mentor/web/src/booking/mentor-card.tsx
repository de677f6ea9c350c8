import type { Mentor } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { Avatar, Link, MetaLine, Name, Words } from '@upround/shared/ui';
import { useMentorCardText } from '../components/messages/catalogue';
import { RatingLine } from '../components/rating-line';
import { useBookingText } from './messages/catalogue';

/** Who is booked, where there's room beside the form: face, name, headline, and what happened here. */
export function MentorCard({ mentor }: { mentor: Mentor }) {
  const t = useBookingText();
  const tCard = useMentorCardText();
  const { person, slug, headline, rating, reviewCount, sessions, replyHours } = mentor;
  return (
    <div className="hidden gap-4 border-b pb-4 wide:flex">
      <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={64} />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">
          <Link tone="text" href={links.mentor(slug)}>
            <Name>{person.displayName}</Name>
          </Link>
        </p>
        <p dir="auto" className="text-small text-muted">
          <Words>{headline}</Words>
        </p>
        <MetaLine>
          {rating === null ? (
            <span>{tCard('new')}</span>
          ) : (
            <span>
              <RatingLine rating={rating} reviewCount={reviewCount} />
            </span>
          )}
          {sessions > 0 && <span>{tCard('sessions', { count: sessions })}</span>}
          {replyHours !== null && !mentor.isInstant && (
            <span>{t('summary.replies', { hours: replyHours })}</span>
          )}
        </MetaLine>
      </div>
    </div>
  );
}

/** The same in a line, above the form where nothing is beside it. */
export function MentorLine({ mentor: { person, headline } }: { mentor: Mentor }) {
  return (
    <div className="flex items-center gap-3 wide:hidden">
      <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={48} />
      <div className="min-w-0">
        <p className="truncate font-semibold">
          <Name>{person.displayName}</Name>
        </p>
        <p dir="auto" className="line-clamp-2 text-small text-muted">
          <Words>{headline}</Words>
        </p>
      </div>
    </div>
  );
}
