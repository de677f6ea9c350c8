import { CalendarClock, Trash2, Zap } from 'lucide-react';
import { ICON_STROKE, Surface } from '@upround/shared/ui';
import { useSettingsText } from '../settings/messages/catalogue';

const steps = [
  { title: 'soon', icon: Zap, lines: ['gone', 'unreachable', 'counted'] },
  { title: 'back', icon: CalendarClock, lines: ['backHint', 'backWhole'] },
  { title: 'later', icon: Trash2, lines: ['erased', 'threads', 'receipts', 'noReturn'] },
] as const;

/** What deleting does, in the order in which it happens: as the API does it. */
export function Consequences() {
  const t = useSettingsText();
  return (
    <Surface padding="none">
      <ol className="grid wide:grid-cols-3">
        {steps.map(({ title, icon: StepIcon, lines }) => (
          <li
            key={title}
            className="flex flex-col gap-3 border-b p-4 last:border-b-0 medium:p-6 wide:border-r wide:border-b-0 wide:last:border-r-0"
          >
            <h3 className="flex items-center gap-3 font-semibold">
              <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-muted">
                <StepIcon aria-hidden size={18} strokeWidth={ICON_STROKE} />
              </span>
              {t(`leave.${title}`)}
            </h3>
            <ul className="flex list-disc flex-col gap-2 pl-5 text-small marker:text-muted">
              {lines.map((line) => (
                <li key={line}>{t(`leave.${line}`)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Surface>
  );
}
