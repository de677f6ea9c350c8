import type { Booking } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { Avatar, Badge, Link, Name, Words } from '@upround/shared/ui';
import { SessionTime } from '../../components/session-time';
import { useMentorText } from '../../messages/catalogue';
import { useStateText } from '../data/session-texts';
import { isAgreed, otherOf } from '../data/sides';
import { useSessionsText } from '../messages/catalogue';
import { ReviewPart } from '../review/review-part';
import { AboutPart } from './about-part';
import { JoinPart } from './join-part';
import { LateNotice } from './late-notice';
import { PaymentPart } from './payment-part';
import { SessionActions } from './session-actions';
import { StatePart } from './state-part';
import { TimelinePart } from './timeline-part';

/** Everything of one session, and what the viewer can do with it. */
export function SessionDetail({ session }: { session: Booking }) {
  const { person, zone } = otherOf(session);
  // Once it can be joined, nothing is more important.
  const hasLink = session.join.url !== null;
  return (
    <article className="flex max-w-frame flex-col gap-5 px-4 py-6 medium:px-6">
      <SessionHead session={session} />
      <SessionTime
        start={session.start}
        end={session.end}
        otherZone={zone}
        otherName={person.displayName}
      />
      <StatePart session={session} />
      <LateNotice session={session} />
      {hasLink && <JoinPart session={session} />}
      <SessionActions session={session} />
      <div className="grid gap-x-10 gap-y-5 wide:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {isAgreed(session) && !hasLink && <JoinPart session={session} />}
          <ReviewPart session={session} />
          <AboutPart session={session} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PaymentPart session={session} />
          <TimelinePart session={session} />
        </div>
      </div>
    </article>
  );
}

function SessionHead({ session }: { session: Booking }) {
  const t = useSessionsText();
  const tMentor = useMentorText();
  const stateOf = useStateText();
  const { person } = otherOf(session);
  const { mentor, side, service } = session;
  const { text, tone } = stateOf(session);
  const isDeleted = person.slug === 'deleted';
  const href =
    side === 'MENTEE' && mentor.slug !== null ? links.mentor(mentor.slug) : links.user(person.slug);
  const name = isDeleted ? (
    <Name>{person.displayName}</Name>
  ) : (
    <Link tone="text" href={href} className="font-medium">
      <Name>{person.displayName}</Name>
    </Link>
  );
  return (
    <header className="flex gap-4">
      <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={64} />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h2 dir="auto" className="text-display font-semibold text-balance wrap-anywhere">
          <Words>{service.title}</Words>
        </h2>
        <p className="text-small text-muted figures">
          {t.rich('session.with', { name: () => name })} ·{' '}
          {tMentor('price.minutes', { count: service.minutes })}
        </p>
        {person.headline !== '' && (
          <p dir="auto" className="text-small text-muted">
            <Words>{person.headline}</Words>
          </p>
        )}
        <Badge tone={tone} className="mt-1">
          {text}
        </Badge>
      </div>
    </header>
  );
}
