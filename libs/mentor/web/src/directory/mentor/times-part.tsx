import { ChevronRight } from 'lucide-react';
import { mentorLimits, type Mentor, type MentorService, type Slot } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { Anchor, ICON_STROKE, Link } from '@upround/shared/ui';
import { ClockSettings } from '../../components/clock-settings';
import { NextFree } from '../../components/next-free';
import { SessionTime } from '../../components/session-time';
import { useMentorPaneText } from './messages/catalogue';
import { Part } from './part';
import { WaitPart } from './wait-part';

/** The next free times of the first service, each leading to booking it; how to wait where there are none. */
export function TimesPart({ mentor }: { mentor: Mentor }) {
  const t = useMentorPaneText();
  const { services, nextSlots, nextSlotAt, isOwn, slug } = mentor;
  const [service] = services;
  if (mentor.state === 'PAUSED' || service === undefined) return null;
  if (nextSlots.length === 0 && nextSlotAt === null) return <WaitPart mentor={mentor} />;
  return (
    <Part
      title={t('times.title')}
      aside={
        <div className="-mx-3">
          <ClockSettings />
        </div>
      }
    >
      <div className="flex flex-col gap-2">
        {nextSlots.length > 0 ? (
          <>
            <p className="text-small text-muted">
              {t('times.of', { service: service.title, minutes: service.minutes })}
            </p>
            <ul className="flex flex-col gap-2">
              {nextSlots.map((slot) => (
                <li key={slot.start}>
                  <SlotRow mentor={mentor} service={service} slot={slot} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p className="text-small text-muted">{t('times.later', { service: service.title })}</p>
            <NextFree at={nextSlotAt} />
          </>
        )}
        {!isOwn && (
          <Link href={links.bookMentor({ mentor: slug })} className="self-start text-small">
            {t('times.all')}
          </Link>
        )}
      </div>
      <BookingNotes mentor={mentor} />
    </Part>
  );
}

interface SlotRowProps {
  mentor: Mentor;
  service: MentorService;
  slot: Slot;
}

const slotClasses = 'flex items-center gap-2 rounded-control border px-3 py-2 text-small';

/** A free time; on one's own page there is nothing to book. */
function SlotRow({ mentor, service, slot: { start, end } }: SlotRowProps) {
  const time = (
    <SessionTime
      start={start}
      end={end}
      otherZone={mentor.zone}
      otherName={mentor.person.displayName}
      isListed
      className="grow"
    />
  );
  if (mentor.isOwn) return <div className={slotClasses}>{time}</div>;
  return (
    <Anchor
      href={links.bookMentor({ mentor: mentor.slug, service: service.id, start })}
      className={`${slotClasses} border-medium bg-surface-raised focus-ring transition-colors hover:border-accent hover:bg-accent-subtle/60`}
    >
      {time}
      <ChevronRight
        aria-hidden
        size={18}
        strokeWidth={ICON_STROKE}
        className="shrink-0 text-muted"
      />
    </Anchor>
  );
}

const MINUTES = 60;

/** How a booking is confirmed, and when it can be made. */
function BookingNotes({ mentor }: { mentor: Mentor }) {
  const t = useMentorPaneText();
  const { isInstant, minimumNotice, horizon, person } = mentor;
  const hours = Math.ceil(minimumNotice / MINUTES);
  const answerHours = String(mentorLimits.answerHours);
  const answer = mentor.isOwn
    ? t('times.answerOwn', { hours: answerHours })
    : t('times.answer', { name: person.displayName, hours: answerHours });
  return (
    <ul className="flex flex-col gap-1 text-small text-muted">
      <li>{isInstant ? t('times.instant') : answer}</li>
      {(hours > 0 || horizon > 0) && (
        <li>
          {hours > 0 && `${t('times.notice', { hours })} `}
          {horizon > 0 && t('times.horizon', { days: horizon })}
        </li>
      )}
    </ul>
  );
}
