import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarCheck, Clock, GraduationCap, Star, type LucideIcon } from 'lucide-react';
import {
  mentorLimits,
  type BookingSide,
  type MentorCard as CardOfMentor,
} from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { ButtonLink, ICON_STROKE, Link } from '@upround/shared/ui';
import { MentorCard } from '../../components/mentor-card';
import { mentorsQuery, ownMentorQuery } from '../../data/mentor-queries';
import { useSessionsText } from '../messages/catalogue';

/** Without a session: how sessions work. Mentees also see mentors to book; others are invited to become a mentor. */
export function NoSession({ side }: { side: BookingSide }) {
  const t = useSessionsText();
  const own = useQuery({ ...ownMentorQuery(), enabled: side === 'MENTOR' });
  const isInvited = side === 'MENTOR' && own.data?.mentor === null;
  if (side === 'MENTOR' && !isInvited) {
    return (
      <div className="max-w-content px-4 py-8 medium:px-6 medium:py-10">
        <Steps side={side} isQuiet={false} />
      </div>
    );
  }
  const columns = 'grid max-w-frame gap-8 px-4 py-8 medium:px-6 wide:grid-cols-2';
  if (!isInvited) {
    return (
      <div className={columns}>
        <div className="min-w-0">
          <Steps side={side} isQuiet />
        </div>
        <Examples title={t('none.topRated')} />
      </div>
    );
  }
  return (
    <div className={columns}>
      <div className="flex min-w-0 flex-col gap-8">
        <section className="flex flex-col items-start gap-2">
          <h2 className="text-title font-semibold text-balance">{t('list.mentorNone')}</h2>
          <p className="max-w-measure text-muted">{t('list.mentorNoneText')}</p>
          <ButtonLink variant="primary" href={links.offerMentoring()} className="mt-3">
            {t('list.offer')}
          </ButtonLink>
        </section>
        <Steps side={side} isQuiet />
      </div>
      <Examples title={t('none.examples')} />
    </div>
  );
}

/** How many mentors are shown as examples. */
const EXAMPLES = 3;

/** What others offer, and at what price. Nothing where there are none, or they can't be loaded. */
function Examples({ title }: { title: string }) {
  const t = useSessionsText();
  const { data } = useInfiniteQuery(mentorsQuery({}, 'rating'));
  const mentors = itemsOf<CardOfMentor>(data).items.slice(0, EXAMPLES);
  if (mentors.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">{title}</h2>
        <Link href={links.mentors()} className="text-small">
          {t('none.all')}
        </Link>
      </div>
      <div className="overflow-hidden rounded-surface border bg-surface-raised">
        {mentors.map((mentor, index) => (
          <MentorCard
            key={mentor.id}
            mentor={mentor}
            href={links.mentors({ mentor: mentor.slug })}
            position={index + 1}
            total={mentors.length}
          />
        ))}
      </div>
    </section>
  );
}

function Steps({ side, isQuiet }: { side: BookingSide; isQuiet: boolean }) {
  const t = useSessionsText();
  const steps: readonly [LucideIcon, string][] = [
    [GraduationCap, t(`none.request.${side}`)],
    [Clock, t(`none.answer.${side}`, { hours: mentorLimits.answerHours })],
    [CalendarCheck, t('none.join', { minutes: mentorLimits.joinMinutes })],
    [Star, t('none.review', { days: mentorLimits.reviewDays })],
  ];
  return (
    <section className="rounded-surface border bg-surface-raised">
      <h2 className={isQuiet ? 'px-4 pt-4 font-semibold' : 'px-4 pt-4 text-title font-semibold'}>
        {t('none.title')}
      </h2>
      <ol className="flex flex-col px-4 pb-2">
        {steps.map(([IconPart, text]) => (
          <li key={text} className="flex gap-3 border-b py-3 last:border-b-0">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-accent-text">
              <IconPart aria-hidden size={18} strokeWidth={ICON_STROKE} />
            </span>
            <span className="self-center">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
