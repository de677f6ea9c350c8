import { useFormat } from '@upround/shared/i18n';
import { classes } from '@upround/shared/ui';
import { NextCountdown } from '../components/next-countdown';
import type { CompetitionView } from '../model/competition-view';
import { nextMomentOf } from '../model/phases';
import { useSeriesText } from './messages/catalogue';

interface RoundFactsProps {
  view: CompetitionView;
  isPhone: boolean;
}

/** What people ask first about a round: until when, with whom, and among how many. */
export function RoundFacts({ view, isPhone }: RoundFactsProps) {
  const t = useSeriesText();
  const format = useFormat();
  const { competition } = view;
  const { phase, entryCount, followerCount, teamMax, organiser } = competition;
  const entries = t(phase === 'OPEN' ? 'facts.entriesSoFar' : 'facts.entries');
  const facts = [
    entryCount > 0
      ? { label: entries, value: format.number(entryCount) }
      : { label: t('facts.followers'), value: format.number(followerCount) },
    { label: t('facts.team'), value: t('facts.teamSize', { count: teamMax }) },
    { label: t('facts.organiser'), value: organiser },
  ];
  const isCounted = !isPhone && nextMomentOf(competition) !== undefined;
  return (
    <div
      className={classes(
        'flex flex-wrap gap-x-6 gap-y-3 border-y py-4 medium:grid medium:gap-x-8',
        isCounted ? 'medium:grid-cols-2 wide:grid-cols-4' : 'medium:grid-cols-3',
      )}
    >
      {isCounted && <NextCountdown view={view} />}
      <dl className="contents">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 flex-col">
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
