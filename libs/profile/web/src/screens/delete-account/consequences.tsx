import { CalendarClock, Trash2, Zap } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { classes, ICON_STROKE, Surface } from '@upround/shared/ui';
import { useSettingsText } from '../settings/messages/catalogue';

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
  const t = useSettingsText();
  const format = useFormat();
  const [until] = useState(() => new Date(Date.now() + DAYS * DAY_MS).toISOString());
  return (
    <Surface padding="large">
      <ol>
        {steps.map(({ title, icon: StepIcon, tone, lines }) => (
          <li
            key={title}
            className="group relative flex gap-4 pb-6 last:pb-0 wide:grid wide:grid-cols-[auto_13rem_minmax(0,1fr)]"
          >
            <span
              aria-hidden
              className="absolute top-10 bottom-0 left-4.75 border-l-2 border-border group-last:hidden"
            />
            <span
              className={classes(
                'flex size-10 shrink-0 items-center justify-center rounded-full',
                tone,
              )}
            >
              <StepIcon aria-hidden size={20} strokeWidth={ICON_STROKE} />
            </span>
            <div className="contents max-wide:flex max-wide:min-w-0 max-wide:flex-col max-wide:gap-2">
              <div className="wide:pt-2">
                <h3 className="font-semibold max-wide:pt-2">{t(`leave.${title}`)}</h3>
                <p className="text-small text-muted">
                  {title === 'soon'
                    ? t('leave.today')
                    : t(`leave.${title}On`, { date: format.date(until) })}
                </p>
              </div>
              <ul className="flex list-disc flex-col gap-1.5 pl-5 text-small marker:text-muted wide:pt-2.5">
                {lines.map((line) => (
                  <li key={line}>{t(`leave.${line}`)}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Surface>
  );
}
