import { Trophy } from 'lucide-react';
import type { Competition } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { classes, ICON_STROKE } from '@upround/shared/ui';
import { NextCountdown } from '../components/next-countdown';
import type { CompetitionView } from '../model/competition-view';
import { nextMomentOf } from '../model/phases';
import { useSeriesText } from './messages/catalogue';

interface RoundFactsProps {
  view: CompetitionView;
  isPhone: boolean;
}

/** What people ask first about a round: until when, with whom, and among how many; on phones also for what. */
export function RoundFacts({ view, isPhone }: RoundFactsProps) {
  const t = useSeriesText();
  const format = useFormat();
  const { competition } = view;
  const { prize, phase, entryCount, followerCount, teamMax, organiser } = competition;
  const entries = t(phase === 'OPEN' ? 'facts.entriesSoFar' : 'facts.entries');
  const facts = [
    ...(isPhone && prize !== null ? [{ label: t('facts.prize'), value: prize, isWide: true }] : []),
    entryCount > 0
      ? { label: entries, value: format.number(entryCount) }
      : { label: t('facts.followers'), value: format.number(followerCount) },
    { label: t('facts.team'), value: t('facts.teamSize', { count: teamMax }) },
    { label: t('facts.organiser'), value: organiser },
  ];
  const isCounted = !isPhone && nextMomentOf(competition) !== undefined;
  return (
    <div className="flex flex-row gap-x-12 border-y py-4">
      {isCounted && (
        <div className="min-w-44 shrink-0">
          <NextCountdown view={view} />
        </div>
      )}
      <dl className="grid min-w-0 grow grid-cols-3 gap-x-4 gap-y-3 medium:gap-x-12">
        {facts.map(({ label, value, isWide }) => (
          <div
            key={label}
            className={classes('flex min-w-0 flex-col', isWide === true && 'col-span-full')}
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="figures text-small font-medium wrap-anywhere medium:text-body">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The main prize, on the drawing beside the head. */
export function PrizeNote({ competition }: { competition: Competition }) {
  const t = useSeriesText();
  const { prize } = competition;
  if (prize === null) return null;
  return (
    <dl className="flex items-start gap-3 rounded-surface border bg-surface-raised p-4">
      <Trophy
        aria-hidden
        size={24}
        strokeWidth={ICON_STROKE}
        className="mt-1 shrink-0 text-accent-text"
      />
      <div className="min-w-0">
        <dt className="text-small text-muted">{t('facts.prize')}</dt>
        <dd className="figures font-semibold wrap-anywhere">{prize}</dd>
      </div>
    </dl>
  );
}
