import type { Booking } from '@upround/mentor/contract';
import { Words } from '@upround/shared/ui';
import { useSessionClock } from '../../model/use-session-clock';
import { otherOf } from '../data/sides';
import { useSessionsText } from '../messages/catalogue';
import { Part } from './part';

type Step = Booking['timeline'][number];

const hasReason = ({ action, note }: Step) =>
  note !== '' && (action === 'DECLINE' || action === 'CANCEL');

/** What happened, step by step, with dates. */
export function TimelinePart({ session }: { session: Booking }) {
  const t = useSessionsText();
  const clock = useSessionClock();
  const name = otherOf(session).person.displayName;
  const textOf = ({ action, by, start, note }: Step) =>
    t(`timeline.${action}`, {
      by: by === session.side ? 'you' : by === 'MENTEE' || by === 'MENTOR' ? 'name' : 'other',
      name,
      time: clock.withOtherZone(clock.dayAndTime(start), start),
      minutes: note,
    });
  return (
    <Part title={t('session.timeline')}>
      <ol className="flex flex-col text-small">
        {session.timeline.map((step, place) => (
          <li key={`${step.at} ${step.action}`} className="flex gap-3 pb-4 last:pb-0">
            <span aria-hidden className="relative flex flex-col items-center pt-1">
              <span className="size-3 shrink-0 rounded-full bg-accent" />
              {place < session.timeline.length - 1 && (
                <span className="absolute inset-x-0 top-6 -bottom-4 mx-auto w-px bg-medium" />
              )}
            </span>
            <span className="flex min-w-0 flex-col">
              <span className="figures">{textOf(step)}</span>
              {hasReason(step) && (
                <q dir="auto" className="wrap-anywhere whitespace-pre-line">
                  <Words>{step.note}</Words>
                </q>
              )}
              <time dateTime={step.at} className="text-caption text-muted figures">
                {clock.withOtherZone(clock.dayAndTime(step.at), step.at)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
