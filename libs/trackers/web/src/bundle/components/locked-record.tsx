import { Lock } from 'lucide-react';
import { Fragment } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { classes, Link, Name } from '@upround/shared/ui';
import { FitBadge } from '../../components/fit-badge';
import { FunderMark } from '../../components/funder-mark';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useTrackersText } from '../../messages/catalogue';
import { useBundleText } from '../messages/catalogue';

interface LockedRowProps {
  /** The list is by fit: each row has a place for a score, with or without one. */
  hasFits: boolean;
  /** The viewer can't read contact details yet. */
  isLocked: boolean;
}

interface LockedRecordProps extends LockedRowProps {
  record: Tracker;
  /** It's among records of other types: it says its own, and leads to the overview. */
  isMixed?: boolean;
}

const rowClasses = (hasFits: boolean) =>
  classes(
    'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3',
    hasFits
      ? 'medium:grid-cols-[2rem_minmax(0,1fr)_13rem_4rem]'
      : 'medium:grid-cols-[2rem_minmax(0,1fr)_13rem]',
  );

/** What the columns hold, where the window has room for them; each row says it itself to screen readers. */
export function LockedHead({ hasFits, isLocked }: LockedRowProps) {
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
      <span className="col-span-2">
        {isLocked ? t('locked.columnFree') : tTrackers('column.name')}
      </span>
      <span>{t(isLocked ? 'locked.column' : 'locked.columnOpen')}</span>
      {hasFits && <span className="text-right">{tTrackers('column.fit')}</span>}
    </div>
  );
}

/** A record with what can be read of it, and which contact details it has. The row opens it. */
export function LockedRecord({ record, hasFits, isLocked, isMixed = false }: LockedRecordProps) {
  const texts = useTrackerTexts();
  const { name, slug, type, own } = record;
  const href = isMixed
    ? links.trackers({ record: slug })
    : links.fullTracker(type, { record: slug });
  const facts = [
    isMixed ? texts.type(type) : null,
    texts.amount(record.amount),
    texts.seat(record),
  ].filter((fact) => fact !== null);
  return (
    <div
      {...useCardLink(href)}
      data-record={slug}
      className={classes(
        rowClasses(hasFits),
        'min-h-20 cursor-pointer content-center gap-y-1 py-1.5 transition-colors hover:bg-surface-hover/40 medium:min-h-16',
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
        {facts.length > 0 && (
          <p className="truncate text-caption text-muted figures">{facts.join(' · ')}</p>
        )}
      </div>
      {hasFits && own?.fit && (
        <span className="flex justify-end medium:order-last">
          <FitBadge fit={own.fit} />
        </span>
      )}
      <Kinds record={record} isLocked={isLocked} />
    </div>
  );
}

/** The kinds of contact details, each as a chip, sealed where they are locked: what they are isn't sent then. */
function Kinds({ record, isLocked }: Pick<LockedRecordProps, 'record' | 'isLocked'>) {
  const t = useBundleText();
  const { contactKinds: kinds = [] } = record;
  return (
    <p
      data-locked-details
      className="flex min-w-0 flex-wrap items-center gap-1 text-caption max-medium:col-span-2 max-medium:col-start-2"
    >
      {kinds.length === 0 && <span className="text-muted">{t('locked.noContacts')}</span>}
      {kinds.map((kind) => (
        <Fragment key={kind}>
          <span className="inline-flex h-6 items-center gap-1 rounded-control border border-medium bg-surface-raised px-1.5 font-medium whitespace-nowrap">
            {isLocked && (
              <Lock aria-hidden size={12} strokeWidth={2} className="shrink-0 text-accent-text" />
            )}
            {t(`locked.kind.${kind}`)}
            {isLocked && <span className="sr-only"> {t('locked.is')}</span>}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
