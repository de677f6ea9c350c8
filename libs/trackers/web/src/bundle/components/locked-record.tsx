import { Lock } from 'lucide-react';
import type { Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { classes, ICON_STROKE, Link, Name } from '@upround/shared/ui';
import { FitBadge } from '../../components/fit-badge';
import { FunderMark } from '../../components/funder-mark';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useTrackersText } from '../../messages/catalogue';
import { useBundleText } from '../messages/catalogue';

interface LockedRowProps {
  /** The list is by fit: each row has a place for a score, with or without one. */
  hasFits: boolean;
}

interface LockedRecordProps extends LockedRowProps {
  record: Tracker;
}

const rowClasses = (hasFits: boolean) =>
  classes(
    'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3',
    hasFits
      ? 'medium:grid-cols-[2rem_minmax(0,1fr)_13rem_4rem]'
      : 'medium:grid-cols-[2rem_minmax(0,1fr)_13rem]',
  );

/** What the columns hold, where the window has room for them; each row says it itself to screen readers. */
export function LockedHead({ hasFits }: LockedRowProps) {
  const t = useBundleText();
  const tTrackers = useTrackersText();
  return (
    <div
      aria-hidden
      className={classes(
        rowClasses(hasFits),
        'h-9 border-t text-caption font-medium text-muted max-medium:hidden',
      )}
    >
      <span className="col-span-2">{tTrackers('column.name')}</span>
      <span className="flex items-center gap-1.5">
        <Lock size={12} strokeWidth={ICON_STROKE} className="shrink-0" />
        {t('locked.column')}
      </span>
    </div>
  );
}

/** A record with what can be read of it, and which of its contact details are locked. The row opens it. */
export function LockedRecord({ record, hasFits }: LockedRecordProps) {
  const texts = useTrackerTexts();
  const { name, slug, type, own } = record;
  const href = links.fullTracker(type, { record: slug });
  const facts = [texts.amount(record.amount), texts.seat(record)];
  return (
    <div
      {...useCardLink(href)}
      data-record={slug}
      className={classes(
        rowClasses(hasFits),
        'min-h-20 cursor-pointer content-center gap-y-0.5 py-2 transition-colors hover:bg-surface-hover/40 medium:min-h-16',
      )}
    >
      <FunderMark name={name} size={32} />
      <div className="min-w-0">
        <Link
          href={href}
          tone="text"
          className="line-clamp-2 text-small font-semibold wrap-anywhere"
        >
          <Name>{name}</Name>
        </Link>
        <p className="truncate text-caption text-muted figures">
          {facts.filter((fact) => fact !== null).join(' · ')}
        </p>
      </div>
      {own?.fit && (
        <span className="flex justify-end medium:order-last">
          <FitBadge fit={own.fit} />
        </span>
      )}
      <Locks record={record} />
    </div>
  );
}

/** The kinds of contact details in one line; where they are a column, its heading has the lock. */
function Locks({ record: { contactKinds: kinds = [] } }: { record: Tracker }) {
  const t = useBundleText();
  const hasAny = kinds.length > 0;
  return (
    <p
      data-locked-details
      className="flex min-w-0 items-center gap-1.5 text-caption text-muted max-medium:col-span-2 max-medium:col-start-2"
    >
      {hasAny && (
        <Lock aria-hidden size={12} strokeWidth={ICON_STROKE} className="shrink-0 medium:hidden" />
      )}
      <span className="min-w-0">
        {hasAny
          ? kinds.map((kind) => t(`locked.kind.${kind}`)).join(' · ')
          : t('locked.noContacts')}
        {hasAny && <span className="sr-only"> {t('locked.is')}</span>}
      </span>
    </p>
  );
}
