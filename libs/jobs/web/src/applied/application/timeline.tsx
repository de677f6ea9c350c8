import type { ReactNode } from 'react';
import type { Application, ApplicationState, ApplicationStep } from '@upround/jobs/contract';
import { classes, Time, Words } from '@upround/shared/ui';
import { useRejectionSentences } from '../../model/rejection-sentences';
import { useAppliedText } from '../messages/catalogue';

/** What may come after an application was sent, in order. */
const ahead = ['SEEN', 'SHORTLISTED', 'INTERVIEW', 'OFFER'] as const;

const ended: readonly ApplicationState[] = ['REJECTED', 'WITHDRAWN'];

/** How an application moved, each step with its day, and what may come. */
export function Timeline({ application }: { application: Application }) {
  const t = useAppliedText();
  const { timeline, state } = application;
  // Who was at a stage once has it behind them, even after a step back.
  const passed = ahead.findLastIndex((stage) => timeline.some((step) => step.state === stage));
  const coming = ended.includes(state) ? [] : ahead.slice(passed + 1);
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-3">
      <h3 id="timeline" className="font-semibold">
        {t('timeline.title')}
      </h3>
      <ol className="flex flex-col">
        {timeline.map((step, index) => (
          <Step
            key={`${step.state}-${step.at}`}
            state={step.state}
            isNow={index === timeline.length - 1}
            isLast={index === timeline.length - 1 && coming.length === 0}
          >
            <StepWords step={step} isFirst={index === 0} />
          </Step>
        ))}
        {coming.map((stage, index) => (
          <Step key={stage} state={stage} isAhead isLast={index === coming.length - 1}>
            <p className="text-muted">{t(`timeline.step.${stage}`)}</p>
            <p className="text-small text-muted">{t('timeline.ahead')}</p>
          </Step>
        ))}
      </ol>
    </section>
  );
}

function StepWords({ step, isFirst }: { step: ApplicationStep; isFirst: boolean }) {
  const t = useAppliedText();
  const { state, at, reason, message, reply } = step;
  const sentenceOf = useRejectionSentences();
  return (
    <>
      <p className="font-medium">
        {t(`timeline.${reply ?? (state === 'APPLIED' && !isFirst ? 'APPLIED_AGAIN' : state)}`)}
      </p>
      <p className="text-small text-muted">
        <Time value={at} form="date" />
      </p>
      {state === 'REJECTED' && (
        <p className="mt-1 max-w-measure text-small">{sentenceOf(reason ?? 'OTHER')}</p>
      )}
      {message !== undefined && (
        <p dir="auto" className="mt-1 max-w-measure text-small wrap-anywhere whitespace-pre-line">
          <Words>{message}</Words>
        </p>
      )}
    </>
  );
}

interface StepProps {
  state: ApplicationState;
  isNow?: boolean;
  isAhead?: boolean;
  isLast: boolean;
  children: ReactNode;
}

function Step({ state, isNow = false, isAhead = false, isLast, children }: StepProps) {
  return (
    <li aria-current={isNow ? 'step' : undefined} className="flex gap-3">
      <span aria-hidden className="flex w-3 shrink-0 flex-col items-center">
        <span
          className={classes(
            'mt-1.5 size-3 shrink-0 rounded-full',
            isAhead ? 'border-2 border-medium' : ended.includes(state) ? 'bg-strong' : 'bg-accent',
          )}
        />
        {!isLast && <span className="w-px grow bg-border" />}
      </span>
      <div className={classes('min-w-0', !isLast && 'pb-4')}>{children}</div>
    </li>
  );
}
