import type { ReactNode } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { CompanyMark, Link, Name } from '@upround/shared/ui';
import { useTrackerTexts } from './tracker-texts';

interface BriefRecordProps {
  record: Tracker;
  /** At the end of its line. */
  badge?: ReactNode;
}

/** A record in two lines: its name, and type, amount and seat. */
export function BriefRecord({ record, badge }: BriefRecordProps) {
  const texts = useTrackerTexts();
  const href = links.trackers({ record: record.slug });
  const facts = [texts.type(record.type), texts.amount(record.amount), texts.seat(record)];
  return (
    <div
      {...useCardLink(href)}
      className="flex min-h-16 cursor-pointer items-center gap-3 py-2 transition-colors hover:bg-surface-hover/40"
    >
      <CompanyMark name={record.name} logoUrl={null} size={32} />
      <div className="min-w-0 grow">
        <Link
          href={href}
          tone="text"
          className="line-clamp-2 text-small font-semibold wrap-anywhere"
        >
          <Name>{record.name}</Name>
        </Link>
        <p className="truncate text-caption text-muted figures">
          {facts.filter((fact) => fact !== null).join(' · ')}
        </p>
      </div>
      {badge}
    </div>
  );
}
