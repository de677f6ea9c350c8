import type { ReactNode } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { useSession } from '@upround/shared/session';
import { Badge, Link } from '@upround/shared/ui';
import { DeadlineCell } from '../columns/record-cell';
import { FitBadge } from '../components/fit-badge';
import { useTrackerTexts } from '../components/tracker-texts';
import { useTrackersText } from '../messages/catalogue';
import { withRupeeSign } from '../model/rupee-sign';
import { useCompareText } from './messages/catalogue';

interface ComparedFact {
  name: string;
  /** Null where it isn't published. */
  of: (record: Tracker) => ReactNode;
}

/** What is compared, in the order of its weight; for guests nothing is scored. */
export function useComparedFacts(): readonly ComparedFact[] {
  const { isMember } = useSession();
  const t = useCompareText();
  const tTrackers = useTrackersText();
  const texts = useTrackerTexts();
  const fit: ComparedFact = {
    name: tTrackers('column.fit'),
    of: ({ own }) => (own?.fit ? <FitBadge fit={own.fit} /> : tTrackers('fit.unset')),
  };
  return [
    ...(isMember ? [fit] : []),
    { name: tTrackers('column.stages'), of: texts.stages },
    { name: tTrackers('column.sectors'), of: texts.sectors },
    { name: tTrackers('column.regions'), of: texts.regions },
    { name: tTrackers('column.amount'), of: ({ amount }) => texts.amount(amount) },
    { name: tTrackers('column.equity'), of: ({ equity }) => texts.equity(equity) },
    {
      name: tTrackers('column.instrument'),
      of: ({ instrument }) => instrument && texts.instrument(instrument),
    },
    { name: tTrackers('column.deadline'), of: (record) => <DeadlineCell record={record} /> },
    {
      name: t('state'),
      of: ({ isOpen }) => (isOpen === null ? null : t(isOpen ? 'open' : 'closed')),
    },
    { name: t('schedule'), of: ({ scheduleText }) => scheduleText && withRupeeSign(scheduleText) },
    { name: tTrackers('column.programWeeks'), of: texts.length },
    { name: t('eligibility'), of: ({ eligibility }) => eligibility && withRupeeSign(eligibility) },
    { name: tTrackers('column.seat'), of: texts.seat },
    { name: t('contact'), of: ({ contactCount }) => t('contacts', { count: contactCount }) },
    {
      name: t('source'),
      of: ({ source }) => (
        <span className="flex flex-col items-start gap-1">
          <Link href={source.url} target="_blank" rel="noopener noreferrer nofollow">
            {source.name}
          </Link>
          <span className="text-muted">{texts.asOf(source.asOf) ?? tTrackers('undated')}</span>
          {source.isOutdated && <Badge tone="warning">{tTrackers('outdated')}</Badge>}
        </span>
      ),
    },
  ];
}
