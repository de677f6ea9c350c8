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
      time: `${clock.dayAndTime(start)} (${clock.offset(start)})`,
      minutes: note,
    });
  return (
    <Part title={t('session.timeline')}>
      <ol className="flex flex-col gap-3 border-l pl-4 text-small">
        {session.timeline.map((step) => (
          <li key={`${step.at} ${step.action}`} className="flex flex-col">
            <span className="figures">{textOf(step)}</span>
            {hasReason(step) && (
              <q dir="auto" className="wrap-anywhere whitespace-pre-line">
                <Words>{step.note}</Words>
              </q>
            )}
            <time dateTime={step.at} className="text-caption text-muted figures">
              {clock.dayAndTime(step.at)} ({clock.offset(step.at)})
            </time>
          </li>
        ))}
      </ol>
    </Part>
  );
}
