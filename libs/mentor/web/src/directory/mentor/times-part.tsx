import { mentorLimits, type Mentor, type MentorService, type Slot } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { labelOf } from '@upround/shared/time-zones';
import { Anchor, Link } from '@upround/shared/ui';
import { ClockSettings } from '../../components/clock-settings';
import { NextFree } from '../../components/next-free';
import { useSessionClock } from '../../model/use-session-clock';
import { useMentorPaneText } from './messages/catalogue';
import { Part } from './part';
import { WaitPart } from './wait-part';

/** The next free times of the first service by day, each leading to booking it; how to wait where there are none. */
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
            <DayTimes mentor={mentor} service={service} />
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

interface DayTimesProps {
  mentor: Mentor;
  service: MentorService;
}

/** The free times by day on the viewer's clock, with the mentor's beside each where that differs. */
function DayTimes({ mentor, service }: DayTimesProps) {
  const t = useMentorPaneText();
  const clock = useSessionClock();
  const { nextSlots, zone, person } = mentor;
  const days = new Map<string, Slot[]>();
  for (const slot of nextSlots) {
    const key = clock.dayKey(slot.start);
    days.set(key, [...(days.get(key) ?? []), slot]);
  }
  const [first] = nextSlots;
  const isSame = nextSlots.every(({ start }) => clock.offset(start) === clock.offset(start, zone));
  return (
    <>
      <ul className="flex flex-col gap-3">
        {[...days].map(([key, slots]) => (
          <li key={key} className="flex flex-col gap-1.5">
            <span className="text-small font-medium figures">
              {slots[0] !== undefined && clock.day(slots[0].start)}
            </span>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
              {slots.map((slot) => (
                <li key={slot.start} className="flex">
                  <SlotChip mentor={mentor} service={service} slot={slot} isSame={isSame} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {!isSame && first !== undefined && (
        <p className="text-small text-muted figures">
          {t('times.other', {
            name: person.displayName,
            zone: labelOf(zone),
            offset: clock.offset(first.start, zone),
          })}
        </p>
      )}
    </>
  );
}

interface SlotChipProps extends DayTimesProps {
  slot: Slot;
  /** Both clocks show the same. */
  isSame: boolean;
}

const chipClasses =
  'flex min-h-10 w-full flex-col items-center justify-center rounded-control border px-2 py-1 text-small font-medium figures';

/** A free time; on one's own page there is nothing to book. */
function SlotChip({ mentor, service, slot: { start }, isSame }: SlotChipProps) {
  const clock = useSessionClock();
  const { zone } = mentor;
  const isOtherDay = clock.day(start) !== clock.day(start, zone);
  const faces = (
    <>
      <time dateTime={start}>{clock.time(start)}</time>
      {!isSame && (
        <span className="text-center text-caption font-regular text-muted">
          {isOtherDay ? clock.dayAndTime(start, zone) : clock.time(start, zone)}
        </span>
      )}
    </>
  );
  if (mentor.isOwn) return <span className={chipClasses}>{faces}</span>;
  return (
    <Anchor
      href={links.bookMentor({ mentor: mentor.slug, service: service.id, start })}
      className={`${chipClasses} border-strong bg-surface-raised focus-ring transition-colors hover:border-accent hover:bg-accent-subtle/60`}
    >
      {faces}
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
