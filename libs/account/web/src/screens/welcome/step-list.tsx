import { Check } from 'lucide-react';
import { classes, ICON_STROKE } from '@upround/shared/ui';
import { useAccountText } from '../../messages/catalogue';
import { welcomeSteps, type WelcomeStep } from '../../model/welcome-progress';

interface StepListProps {
  current: WelcomeStep;
  onGo: (step: WelcomeStep) => void;
}

/** The first steps of a new member, each a press away. */
export function StepList({ current, onGo }: StepListProps) {
  const t = useAccountText();
  const reached = welcomeSteps.indexOf(current);
  return (
    <nav aria-label={t('steps.list')}>
      <ol className="flex gap-1 wide:flex-col">
        {welcomeSteps.map((step, index) => (
          <li key={step} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onGo(step)}
              className={classes(
                'flex min-h-10 w-full items-center gap-3 rounded-control py-2 text-left text-small focus-ring',
                step === current ? 'font-semibold' : 'text-muted',
              )}
            >
              <span
                className={classes(
                  'flex size-8 shrink-0 items-center justify-center rounded-full figures',
                  index < reached ? 'bg-accent-subtle text-accent-text' : 'bg-surface-active',
                )}
              >
                {index < reached ? (
                  <Check aria-hidden size={16} strokeWidth={ICON_STROKE} />
                ) : (
                  index + 1
                )}
              </span>
              <span className="flex min-w-0 flex-col">
                <span className="truncate">{t(`steps.${step}.name`)}</span>
                <span className="hidden font-regular text-muted wide:block">
                  {t(`steps.${step}.hint`)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
