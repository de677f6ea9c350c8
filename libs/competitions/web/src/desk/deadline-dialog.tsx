import { useState } from 'react';
import { moveDeadline, type DeskCompetition } from '@upround/competitions/contract';
import { misplacedMoment } from '@upround/competitions/model';
import { api } from '@upround/shared/api-client';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { useDeskText } from './messages/catalogue';
import { MomentInput } from './moment-input';
import { ReasonDialog } from './reason-dialog';
import { useOwnZone } from './use-own-zone';
import { clockOf, momentOf } from './zoned-time';

const steps = [
  { name: 'closesAt', label: 'next.closes' },
  { name: 'judgingAt', label: 'next.judging' },
  { name: 'resultAt', label: 'next.result' },
] as const;
type StepName = (typeof steps)[number]['name'];

/** Moves the deadline, with what follows it, and says why. */
export function DeadlineDialog({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const parts = useCompetitionPartsText();
  const zone = useOwnZone();
  // What wasn't touched follows the competition, and keeps its seconds.
  const [typed, setTyped] = useState<Partial<Record<StepName, string>>>({});
  const clockFor = (name: StepName) => typed[name] ?? clockOf(competition[name], zone);
  const momentFor = (name: StepName) => {
    const clock = clockFor(name);
    return clock === clockOf(competition[name], zone) ? competition[name] : momentOf(clock, zone);
  };
  const closesAt = momentFor('closesAt');
  const judgingAt = momentFor('judgingAt');
  const resultAt = momentFor('resultAt');
  const isComplete = closesAt !== null && judgingAt !== null && resultAt !== null;
  const misplaced = isComplete
    ? misplacedMoment({
        opensAt: new Date(competition.opensAt),
        closesAt: new Date(closesAt),
        judgingAt: new Date(judgingAt),
        resultAt: new Date(resultAt),
      })
    : null;
  const errorOf = (name: StepName) => {
    if (momentFor(name) === null) return t('errors.moment');
    return name === misplaced ? t(`errors.order.${name}`) : undefined;
  };
  return (
    <ReasonDialog
      label={t('deadline.move')}
      title={t('deadline.title')}
      description={t('deadline.text')}
      reasonLabel={t('reason')}
      reasonHint={t('deadline.reasonHint')}
      confirmText={t('deadline.confirm')}
      done={t('deadline.done')}
      failed={t('deadline.failed')}
      isComplete={isComplete && misplaced === null}
      send={(reason) =>
        api.call(moveDeadline, {
          params: { slug: competition.slug },
          body: {
            closesAt: closesAt ?? '',
            judgingAt: judgingAt ?? '',
            resultAt: resultAt ?? '',
            reason,
          },
        })
      }
      onDone={() => setTyped({})}
    >
      {(isChecked) =>
        steps.map(({ name, label }) => (
          <MomentInput
            key={name}
            label={parts(label)}
            value={clockFor(name)}
            error={isChecked ? errorOf(name) : undefined}
            onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
          />
        ))
      }
    </ReasonDialog>
  );
}
