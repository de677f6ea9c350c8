import { Lock } from 'lucide-react';
import type { TrackerType } from '@upround/trackers/contract';
import { ICON_STROKE } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useBundleText } from '../messages/catalogue';

interface LockedRestProps {
  type: TrackerType;
  /** How many records of the list the viewer can't read. */
  count: number;
}

/** The opacity of each row without words, from the top. */
const fades = ['opacity-75', 'opacity-50', 'opacity-40'] as const;

/** The part of a list that can't be read: its next rows without words, which fade out, and how many there are. */
export function LockedRest({ type, count }: LockedRestProps) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  return (
    <div className="-mt-3 border-t">
      <div aria-hidden className="divide-y select-none">
        {fades.slice(0, count).map((fade) => (
          <div key={fade} className={fade}>
            <OutlineRow />
          </div>
        ))}
      </div>
      <div className="mt-4 flex items-center gap-4">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-accent-text">
          <Lock aria-hidden size={20} strokeWidth={ICON_STROKE} />
        </span>
        <p className="min-w-0 grow">
          <span className="block font-semibold figures">
            {t('locked.more', { count, types: texts.many(type) })}
          </span>
          <span className="block text-small text-muted">{t('locked.moreText')}</span>
        </p>
      </div>
    </div>
  );
}

/** The outline of a record. */
const OutlineRow = () => (
  <div className="flex h-16 items-center gap-3">
    <span className="size-8 shrink-0 rounded-control bg-surface-active" />
    <span className="flex min-w-0 grow flex-col gap-2">
      <span className="h-3 w-2/5 rounded-control bg-surface-active" />
      <span className="h-2 w-1/4 rounded-control bg-surface-active" />
    </span>
    <span className="shrink-0 medium:w-48">
      <span className="block h-6 w-24 rounded-control border bg-surface-sunken" />
    </span>
  </div>
);
