import { Circle } from 'lucide-react';
import { Anchor, ICON_STROKE, ProgressBar } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';
import { profileSteps, type ProfileStep } from '../../model/profile-steps';

/** The next steps; those after them come when these are done. */
const SHOWN = 2;

/** What the steps are for, and how many are done. */
export function StepsHead({ id, open }: { id: string; open: number }) {
  const t = useProfileText();
  const all = profileSteps.length;
  const progress = t('steps.progress', { done: all - open, all });
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-small font-semibold">
          {t('steps.title')}
        </h2>
        <p className="text-small text-muted figures">{progress}</p>
      </div>
      <ProgressBar
        label={t('steps.title')}
        value={all - open}
        max={all}
        valueText={progress}
        className="mt-2"
      />
    </>
  );
}

interface StepListProps {
  steps: readonly ProfileStep[];
  /** Where a step is done, or what does it. */
  hrefOf?: (step: ProfileStep) => string;
  onGo?: (step: ProfileStep) => void;
}

/** The next steps of a profile. */
export function StepList({ steps, hrefOf, onGo }: StepListProps) {
  const look =
    'group/step flex min-h-10 w-full items-center gap-3 rounded-control py-2 text-left text-small focus-ring';
  return (
    <ul className="mt-2 -mb-2">
      {steps.slice(0, SHOWN).map((step) => (
        <li key={step}>
          {hrefOf === undefined ? (
            <button type="button" onClick={() => onGo?.(step)} className={look}>
              <StepFace step={step} />
            </button>
          ) : (
            <Anchor href={hrefOf(step)} className={look}>
              <StepFace step={step} />
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}

function StepFace({ step }: { step: ProfileStep }) {
  const t = useProfileText();
  return (
    <>
      <Circle aria-hidden size={18} strokeWidth={ICON_STROKE} className="shrink-0 text-muted" />
      <span>
        <span className="font-medium group-hover/step:underline">{t(`steps.${step}`)}</span>{' '}
        <span className="hidden text-muted small:inline">{t(`steps.${step}Why`)}</span>
      </span>
    </>
  );
}
