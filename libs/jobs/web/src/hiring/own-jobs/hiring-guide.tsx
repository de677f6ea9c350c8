import { BadgeIndianRupee, Star, Timer } from 'lucide-react';
import { ICON_STROKE } from '@upround/shared/ui';
import { useOwnJobsText } from './messages/catalogue';

const steps = [
  ['post', BadgeIndianRupee],
  ['sort', Star],
  ['reply', Timer],
] as const;

/** Before the first job: what hiring here is like. */
export function HiringGuide() {
  const t = useOwnJobsText();
  return (
    <ul
      aria-label={t('guide.label')}
      className="flex flex-col gap-3 px-4 pb-8 medium:flex-row medium:px-6"
    >
      {steps.map(([name, IconPart]) => (
        <li key={name} className="flex flex-1 gap-3 rounded-surface border bg-surface-raised p-4">
          <IconPart
            aria-hidden
            size={20}
            strokeWidth={ICON_STROKE}
            className="mt-0.5 shrink-0 text-accent-text"
          />
          <div className="flex flex-col gap-1">
            <p className="font-semibold">{t(`guide.${name}`)}</p>
            <p className="text-small text-muted">{t(`guide.${name}Hint`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
