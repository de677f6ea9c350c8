import { Lock } from 'lucide-react';
import type { ContactKind, Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { classes, ICON_STROKE, Link, Name } from '@upround/shared/ui';
import { FitBadge } from '../../components/fit-badge';
import { FunderMark } from '../../components/funder-mark';
import { useTrackerTexts } from '../../components/tracker-texts';
import { useBundleText } from '../messages/catalogue';

interface LockedRecordProps {
  record: Tracker;
  /** The list is by fit: each row has a place for a score, with or without one. */
  hasFits: boolean;
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
        'grid min-h-16 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 transition-colors hover:bg-surface-hover/40 medium:py-2',
        hasFits
          ? 'medium:grid-cols-[auto_minmax(0,1fr)_12rem_4rem]'
          : 'medium:grid-cols-[auto_minmax(0,1fr)_12rem]',
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

function Locks({ record: { contactKinds: kinds = [] } }: { record: Tracker }) {
  const t = useBundleText();
  if (kinds.length === 0) {
    return (
      <p className="text-caption text-muted max-medium:col-span-2 max-medium:col-start-2">
        {t('locked.noContacts')}
      </p>
    );
  }
  return (
    <ul className="flex flex-wrap gap-1.5 max-medium:col-span-2 max-medium:col-start-2">
      {kinds.map((kind) => (
        <LockedDetail key={kind} kind={kind} />
      ))}
    </ul>
  );
}

function LockedDetail({ kind }: { kind: ContactKind }) {
  const t = useBundleText();
  return (
    <li className="flex h-6 w-fit items-center gap-1.5 rounded-control border bg-surface-sunken px-2 text-caption whitespace-nowrap text-muted">
      <Lock aria-hidden size={12} strokeWidth={ICON_STROKE} className="shrink-0" />
      {t(`locked.kind.${kind}`)}
      <span className="sr-only">{t('locked.is')}</span>
    </li>
  );
}
