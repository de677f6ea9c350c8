import type { LucideIcon } from 'lucide-react';
import { ICON_STROKE } from '@upround/shared/ui';

interface GuideStepsProps {
  label: string;
  steps: readonly { name: string; icon: LucideIcon; title: string; hint: string }[];
}

/** What a page is for, in three steps; shown until it has records of its own. */
export function GuideSteps({ label, steps }: GuideStepsProps) {
  return (
    <ol
      aria-label={label}
      className="mx-4 grid rounded-surface border bg-surface-raised medium:mx-6 medium:grid-cols-3"
    >
      {steps.map(({ name, icon: IconPart, title, hint }) => (
        <li key={name} className="flex gap-4 p-4 medium:flex-col medium:gap-3 medium:p-6">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-accent-text">
            <IconPart aria-hidden size={20} strokeWidth={ICON_STROKE} />
          </span>
          <div className="flex min-w-0 flex-col gap-1">
            <p className="font-semibold">{title}</p>
            <p className="text-small text-muted">{hint}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
