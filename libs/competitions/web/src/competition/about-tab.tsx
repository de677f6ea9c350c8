import type { ReactNode } from 'react';
import type { Competition } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { AsidePart, FormColumns, Link, Prose, useIsPhone } from '@upround/shared/ui';
import { OutsideLink } from '../components/outside-link';
import { Part } from '../components/part';
import { JudgingPart } from './judging-part';
import { useCompetitionText } from './messages/catalogue';
import { PhasesBar } from './phases-bar';
import { PrizesPart } from './prizes-part';
import { WinnerTiles } from './winner-tiles';

interface AboutTabProps {
  competition: Competition;
  /** The dates on phones, where the head has no room for them. */
  dates?: ReactNode;
}

/** Who won, what a competition is about, who can enter, how it's judged, and what is asked often; prizes beside it. */
export function AboutTab({ competition, dates }: AboutTabProps) {
  const t = useCompetitionText();
  const { eligibility, questions } = competition;
  const isPhone = useIsPhone();
  return (
    <FormColumns
      asideLabel={t('about.facts')}
      aside={
        <div className="flex flex-col gap-4">
          <PrizesPart competition={competition} />
          <Facts competition={competition} />
          {!isPhone && competition.phase === 'RESULT' && (
            <AsidePart title={t('phases')}>
              <PhasesBar competition={competition} isNarrow />
            </AsidePart>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-10">
        {competition.winners.length > 0 && (
          <Part title={t('about.winners', { count: competition.winners.length })}>
            <WinnerTiles competition={competition} />
            <Link
              href={links.competition(competition.slug, { tab: 'entries' })}
              className="self-start text-small"
            >
              {t('about.allResults')}
            </Link>
          </Part>
        )}
        {isPhone && dates}
        <Part title={t('about.title')}>
          <Prose text={competition.about} isForeign OutsideLink={OutsideLink} />
        </Part>
        <Part title={t('about.eligibility')}>
          {eligibility.length === 0 ? (
            <p>{t('about.everyone')}</p>
          ) : (
            <ul className="list-disc space-y-2 pl-6 marker:text-muted">
              {eligibility.map((condition) => (
                <li key={condition} className="wrap-anywhere">
                  {condition}
                </li>
              ))}
            </ul>
          )}
        </Part>
        <JudgingPart competition={competition} />
        {questions.length > 0 && (
          <Part title={t('about.questions')}>
            <dl className="flex flex-col gap-4">
              {questions.map(({ question, answer }) => (
                <div key={question} className="flex flex-col gap-1 wrap-anywhere">
                  <dt className="font-medium">{question}</dt>
                  <dd className="text-muted">{answer}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
      </div>
    </FormColumns>
  );
}

function Facts({ competition }: { competition: Competition }) {
  const t = useCompetitionText();
  const format = useFormat();
  const facts = [
    [t('about.fee'), competition.organiser],
    [t('about.teamLabel'), t('about.team', { count: competition.teamMax })],
    [t('about.decides'), t(competition.vote !== null ? 'about.vote' : 'about.judges')],
    [t('about.entries'), format.number(competition.entryCount)],
    [t('about.followers'), format.number(competition.followerCount)],
  ] as const;
  return (
    <AsidePart title={t('about.facts')}>
      <dl className="flex flex-col gap-3 text-small">
        {facts.map(([label, value]) => (
          <div key={label} className="flex min-w-0 flex-col wrap-anywhere">
            <dt className="text-muted">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </AsidePart>
  );
}
