import { LibraryBig, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TrackerCount } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { ButtonLink, ICON_STROKE, type Icon } from '@upround/shared/ui';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useBundleText } from '../messages/catalogue';

interface LockedRestProps {
  entry: TrackerCount;
  /** How many of those above have contact details; undefined until they are read. */
  contactsAbove: number | undefined;
}

/** What of a list isn't above: angel networks that the bundle unlocks, or records without contact details. */
export function LockedRest({ entry, contactsAbove }: LockedRestProps) {
  const t = useBundleText();
  const texts = useTrackerTexts();
  const { type, count, contactCount, readableCount } = entry;
  if (type === 'ANGEL') {
    const rest = count - readableCount;
    if (rest <= 0) return null;
    return (
      <Rest icon={Lock} title={t('locked.more', { count: rest, types: texts.many(type) })}>
        {/* Before they are read, the sentence takes its room unseen. */}
        <span className={contactsAbove === undefined ? 'invisible' : undefined}>
          {t('locked.moreText', {
            contacts: Math.min(rest, Math.max(0, contactCount - (contactsAbove ?? 0))),
          })}
        </span>
      </Rest>
    );
  }
  if (contactCount === 0 || contactCount >= count) return null;
  return (
    <Rest
      icon={LibraryBig}
      title={t('locked.others', { count: count - contactCount })}
      action={
        <ButtonLink href={links.tracker(type)} className="shrink-0">
          {t('locked.seeAll', { counted: texts.counted(type, count) })}
        </ButtonLink>
      }
    >
      {t('locked.othersText')}
    </Rest>
  );
}

interface RestProps {
  icon: Icon;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

const Rest = ({ icon: IconPart, title, action, children }: RestProps) => (
  <div className="flex flex-col gap-3 rounded-surface border bg-surface-raised p-4 medium:flex-row medium:items-center">
    <div className="flex min-w-0 grow items-center gap-3">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-accent-text">
        <IconPart aria-hidden size={20} strokeWidth={ICON_STROKE} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-pretty figures">{title}</p>
        <p className="text-small text-pretty text-muted figures">{children}</p>
      </div>
    </div>
    {action}
  </div>
);
