import { CalendarClock, Trash2, Zap } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { classes, ICON_STROKE, Surface } from '@upround/shared/ui';
import { useLeaveText } from './messages/catalogue';

const steps = [
  {
    title: 'soon',
    icon: Zap,
    tone: 'bg-surface-active',
    lines: ['gone', 'unreachable', 'counted'],
  },
  {
    title: 'back',
    icon: CalendarClock,
    tone: 'bg-accent-subtle text-accent-text',
    lines: ['backHint', 'backWhole'],
  },
  {
    title: 'later',
    icon: Trash2,
    tone: 'bg-danger-subtle text-danger-text',
    lines: ['erased', 'threads', 'receipts', 'noReturn'],
  },
] as const;

/** How long an account can be restored: as the API does it. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** What deleting does, in the order in which it happens: as the API does it. */
export function Consequences() {
  const t = useLeaveText();
  const format = useFormat();
  const [until] = useState(() => new Date(Date.now() + DAYS * DAY_MS).toISOString());
  return (
    <Surface padding="large">
      <ol>
        {steps.map(({ title, icon: StepIcon, tone, lines }, place) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden className="flex flex-col items-center">
              <span
                className={classes(
                  'flex size-8 shrink-0 items-center justify-center rounded-full',
                  tone,
                )}
              >
                <StepIcon size={18} strokeWidth={ICON_STROKE} />
              </span>
              {place < steps.length - 1 && <span className="w-px grow bg-strong" />}
            </span>
            <div
              className={classes(
                'flex min-w-0 flex-col gap-2 pt-1 wide:flex-row',
                place < steps.length - 1 && 'pb-6',
              )}
            >
              <div className="wide:w-56 wide:shrink-0">
                <h3 className="font-semibold">{t(`${title}`)}</h3>
                <p className="text-small text-muted">
                  {title === 'soon' ? t('today') : t(`${title}On`, { date: format.date(until) })}
                </p>
              </div>
              <ul className="flex list-disc flex-col gap-2 pt-0.5 pl-5 text-small marker:text-muted">
                {lines.map((line) => (
                  <li key={line}>{t(`${line}`)}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Surface>
  );
}
