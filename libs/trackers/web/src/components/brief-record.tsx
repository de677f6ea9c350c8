import type { ReactNode } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { classes, Link, Name } from '@upround/shared/ui';
import { FunderMark } from './funder-mark';
import { useTrackerTexts } from './tracker-texts';

interface BriefRecordProps {
  record: Tracker;
  /** At the end of its line. */
  badge?: ReactNode;
  /** It's open beside the list. */
  isOpen?: boolean;
  /** Where it leads, if not to the overview with it beside. */
  href?: string;
  /** A heading above says what it is. */
  isTypeKnown?: boolean;
}

/** A record in two lines: its name, and type, amount and seat. */
export function BriefRecord({ record, badge, isOpen = false, ...rest }: BriefRecordProps) {
  const texts = useTrackerTexts();
  const { href = links.trackers({ record: record.slug }), isTypeKnown = false } = rest;
  const facts = [
    isTypeKnown ? null : texts.type(record.type),
    texts.amount(record.amount),
    texts.seat(record),
  ].filter((fact) => fact !== null);
  return (
    <div
      {...useCardLink(href)}
      data-record={record.slug}
      className={classes(
        'flex min-h-16 cursor-pointer items-center gap-3 py-2 transition-colors',
        isOpen ? '-mx-2 rounded-control bg-accent-subtle px-2' : 'hover:bg-surface-hover/40',
      )}
    >
      <FunderMark name={record.name} size={32} />
      <div className="min-w-0 grow">
        <Link
          href={href}
          tone="text"
          aria-current={isOpen ? 'true' : undefined}
          className="line-clamp-2 text-small font-semibold wrap-anywhere"
        >
          <Name>{record.name}</Name>
        </Link>
        {facts.length > 0 && (
          <p className="line-clamp-2 text-caption text-muted figures">{facts.join(' · ')}</p>
        )}
      </div>
      {badge}
    </div>
  );
}
