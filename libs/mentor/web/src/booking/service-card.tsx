import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarX, Clock } from 'lucide-react';
import { useId } from 'react';
import type { Mentor, MentorService } from '@upround/mentor/contract';
import { Button, classes, ICON_STROKE, Skeleton } from '@upround/shared/ui';
import { useMentorText } from '../messages/catalogue';
import { usePrice } from '../model/use-price';
import { useSessionClock } from '../model/use-session-clock';
import { useBookingText } from './messages/catalogue';
import { bookableUntil } from './slots/month';
import { nextTimesQuery } from './slots/slot-queries';

/** How many free times are shown at once. */
const SHOWN = 4;
/** How many days are searched for them: one call for each session, since all of them ask. */
const SEARCHED_DAYS = 60;

interface ServiceCardProps {
  mentor: Mentor;
  service: MentorService;
  /** Of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Takes a free time at once. */
  onTime: (start: string) => void;
}

/** A session that can be chosen: what it is, how long, what it costs, and when it's free. */
export function ServiceCard(props: ServiceCardProps) {
  const { service, name, isChosen, onChoose } = props;
  const tMentor = useMentorText();
  const price = usePrice();
  const id = useId();
  const ids = {
    title: `${id}-title`,
    cost: `${id}-cost`,
    length: `${id}-length`,
    hint: `${id}-hint`,
  };
  return (
    <div className="rounded-surface border bg-surface-raised transition-colors hover:border-strong has-checked:border-accent has-checked:bg-accent-subtle forced-colors:has-checked:border-[Highlight]">
      <label className="flex cursor-pointer gap-3 p-4 pb-2">
        <input
          type="radio"
          name={name}
          value={service.id}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${ids.title} ${ids.cost} ${ids.length}`}
          aria-describedby={service.about === '' ? undefined : ids.hint}
          className={classes(
            'mt-0.5 size-5 shrink-0 appearance-none rounded-full bg-surface-raised focus-ring forced-colors:appearance-auto',
            isChosen ? 'border-4 border-accent' : 'border border-strong',
          )}
        />
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span id={ids.title} dir="auto" className="min-w-0 font-semibold wrap-anywhere">
              {service.title}
            </span>
            <span id={ids.cost} className="font-semibold figures">
              {price(service.price)}
            </span>
          </span>
          <span id={ids.length} className="flex items-center gap-1.5 text-small text-muted figures">
            <Clock aria-hidden size={16} strokeWidth={ICON_STROKE} className="shrink-0" />
            {tMentor('price.minutes', { count: service.minutes })}
          </span>
          {service.about !== '' && (
            <span id={ids.hint} dir="auto" className="pt-1 text-small wrap-anywhere text-muted">
              {service.about}
            </span>
          )}
        </span>
      </label>
      <div className="px-4 pb-4 pl-12">
        <NextTimes {...props} />
      </div>
    </div>
  );
}

function TimesSkeleton({ isChosen }: Pick<ServiceCardProps, 'isChosen'>) {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="h-5 w-56 max-w-full" />
      {isChosen && <Skeleton className="h-8 w-40" />}
    </div>
  );
}

/** The next free time; for the chosen session, a few that can be selected. */
function NextTimes({ mentor, service, isChosen, onTime }: ServiceCardProps) {
  const t = useBookingText();
  const clock = useSessionClock();
  const until = bookableUntil(
    clock.dayKey(new Date().toISOString()),
    Math.min(mentor.horizon, SEARCHED_DAYS),
  );
  const of = { slug: mentor.slug, service: service.id };
  const { data: starts, isPending } = useQuery(nextTimesQuery(of, until, SHOWN));
  if (isPending) return <TimesSkeleton isChosen={isChosen} />;
  const [first] = starts ?? [];
  // Where they couldn't be read, the next step reads them again.
  if (starts === undefined) {
    return <p className="text-small text-muted">{t('service.timesUnknown')}</p>;
  }
  if (first === undefined) {
    return (
      <p className="flex items-start gap-1.5 text-small text-muted">
        <CalendarX aria-hidden size={16} strokeWidth={ICON_STROKE} className="mt-0.5 shrink-0" />
        {t('service.noTimes')}
      </p>
    );
  }
  if (!isChosen) {
    return (
      <p className="flex items-start gap-1.5 text-small figures">
        <CalendarCheck
          aria-hidden
          size={16}
          strokeWidth={ICON_STROKE}
          className="mt-0.5 shrink-0 text-accent-text"
        />
        <time dateTime={first}>
          {t('service.nextFree', { time: clock.shortDayAndTime(first) })}
        </time>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="text-small figures">{t('service.nextTimes', { day: clock.day(first) })}</p>
      <ul className="flex flex-wrap gap-2">
        {starts
          .filter((start) => clock.dayKey(start) === clock.dayKey(first))
          .map((start) => (
            <li key={start}>
              <Button
                size="small"
                className="figures"
                aria-label={t('service.takeTime', {
                  title: service.title,
                  time: `${clock.day(start)}, ${clock.time(start)}`,
                })}
                onClick={() => onTime(start)}
              >
                {clock.time(start)}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}
