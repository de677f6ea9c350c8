import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { DeskCompetition, DeskEntry } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { Emblem, ICON_STROKE, Link, MetaLine, Name, Words } from '@upround/shared/ui';
import { PrizeLine } from '../../competition/prize-line';
import { scoreText } from '../../competition/score-text';
import { TeamNames } from '../../competition/team-names';
import { AnswerList } from '../../components/answer-list';
import { useMoments } from '../../model/use-moments';
import { useDeskText } from '../messages/catalogue';
import { wholeFields } from '../whole-fields';

interface DeskEntryRowProps {
  competition: DeskCompetition;
  entry: DeskEntry;
}

/** One entry: folded to what can be compared, or open with all of its answers. */
export function DeskEntryRow({ competition, entry }: DeskEntryRowProps) {
  const t = useDeskText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const moments = useMoments();
  const { title, tagline, team, prize, submittedAt } = entry;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-w-0 scroll-mt-16 cursor-pointer list-none items-start gap-3 rounded-control py-3 focus-ring">
        <Emblem seed={title} size={40} />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h5 className="font-semibold wrap-anywhere">
            <Name>{title}</Name>
          </h5>
          <p dir="auto" className="text-small wrap-anywhere">
            <Words>{tagline}</Words>
          </p>
          <p className="text-small text-muted wrap-anywhere">
            {t('entries.by', { names: format.list(team.map(({ displayName }) => displayName)) })}
          </p>
          {prize !== null && <PrizeLine prize={prize} />}
          <Figures competition={competition} entry={entry} />
          <p className="figures text-small text-muted">
            {t.rich('entries.submitted', {
              when: () => <time dateTime={submittedAt}>{moments.local(submittedAt)}</time>,
            })}
          </p>
        </div>
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={ICON_STROKE}
          className="mt-0.5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && <OpenEntry competition={competition} entry={entry} />}
    </details>
  );
}

function Figures({ competition, entry }: DeskEntryRowProps) {
  const t = useDeskText();
  const format = useFormat();
  const { scores, votes, rank, score, mean } = entry;
  const isOut = competition.phase === 'RESULT';
  const figure = (value: number) => scoreText(format, value);
  return (
    <MetaLine>
      {isOut && (
        <span>
          {rank === null ? t('entries.unranked') : t('entries.rank', { rank: String(rank) })}
        </span>
      )}
      {score !== null && <span>{t('entries.score', { score: figure(score) })}</span>}
      {mean !== null && <span>{t('entries.mean', { mean: figure(mean) })}</span>}
      <span>
        {isOut && scores === 0 ? t('entries.noScores') : t('entries.scores', { count: scores })}
      </span>
      {votes !== null && (
        <span>
          {isOut && votes === 0 ? t('entries.noVotes') : t('entries.votes', { count: votes })}
        </span>
      )}
    </MetaLine>
  );
}

function OpenEntry({ competition, entry }: DeskEntryRowProps) {
  const t = useDeskText();
  const { slug, phase, draft } = competition;
  const { id, team, answers } = entry;
  const isInGallery = phase !== 'ANNOUNCED' && phase !== 'OPEN';
  return (
    <div className="flex max-w-content min-w-0 flex-col gap-5 pt-2 pb-8">
      <TeamNames team={team} />
      {isInGallery ? (
        <Link href={links.competition(slug, { tab: 'entries', entry: id })} className="self-start">
          {t('entries.page')}
        </Link>
      ) : (
        <p className="text-small text-muted">{t('entries.noPage')}</p>
      )}
      <AnswerList form={wholeFields(draft.form)} answers={answers} />
    </div>
  );
}
