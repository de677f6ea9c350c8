import type { DeskCompetition } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { Link, Name } from '@upround/shared/ui';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { MomentText } from '../components/moment-text';
import { PhaseBadge } from '../components/phase-badge';
import { DeadlineDialog } from './deadline-dialog';
import { DeskPart } from './desk-part';
import { EntriesPart } from './entries/entries-part';
import { useJudgesText } from './judges/messages/catalogue';
import { JudgesPart } from './judges/judges-part';
import { useDeskText } from './messages/catalogue';
import { PartLinks } from './part-links';
import { PublishPart } from './publish-part';
import { RulesDialog } from './rules-dialog';
import { VotesPart } from './votes/votes-part';

/** A competition that everyone sees: what came in, what can still change, its judges, votes, result and entries. */
export function AnnouncedCompetition({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const judges = useJudgesText();
  const { slug, title, tagline, phase, rulesVersion, votes } = competition;
  const isOut = phase === 'RESULT';
  const parts = [
    { anchor: 'desk-progress', title: t('progress.title') },
    { anchor: 'desk-dates', title: t('moments.title') },
    { anchor: 'desk-rules', title: t('rules.title') },
    { anchor: 'desk-judges', title: judges('title') },
    votes !== null && { anchor: 'desk-votes', title: t('votes.title') },
    { anchor: 'desk-result', title: t('result.title') },
    { anchor: 'desk-entries', title: t('entries.title') },
  ].filter((part) => part !== false);
  return (
    <>
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 text-title font-semibold wrap-anywhere">
            <Name>{title}</Name>
          </h3>
          <PhaseBadge phase={phase} />
        </div>
        <p className="wrap-anywhere">{tagline}</p>
        <Link href={links.competition(slug)}>{t('one.page')}</Link>
      </div>
      <PartLinks parts={parts} />
      <Progress competition={competition} />
      <DeskPart anchor="desk-dates" title={t('moments.title')}>
        <Moments competition={competition} />
        {!isOut && <DeadlineDialog competition={competition} />}
      </DeskPart>
      <DeskPart anchor="desk-rules" title={t('rules.title')}>
        <p>{t('rules.version', { version: String(rulesVersion) })}</p>
        {!isOut && <RulesDialog competition={competition} />}
      </DeskPart>
      <JudgesPart competition={competition} />
      {votes !== null && <VotesPart competition={competition} counts={votes} />}
      <PublishPart competition={competition} />
      <EntriesPart competition={competition} />
    </>
  );
}

function Progress({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const { phase, entryCount, draftEntries, missingScores, votes } = competition;
  const isOut = phase === 'RESULT';
  const figures = [
    { label: t('progress.entries'), value: entryCount },
    { label: t('progress.drafts'), value: draftEntries },
    !isOut && { label: t('progress.missing'), value: missingScores },
    votes !== null && { label: t('progress.votes'), value: votes.counted },
    !isOut && votes !== null && { label: t('progress.held'), value: votes.held },
  ].filter((figure) => figure !== false);
  return (
    <DeskPart anchor="desk-progress" title={t('progress.title')}>
      <dl className="figures grid grid-cols-2 gap-x-8 gap-y-3 medium:flex medium:flex-wrap">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-title font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </DeskPart>
  );
}

function Moments({ competition }: { competition: DeskCompetition }) {
  const parts = useCompetitionPartsText();
  const { opensAt, closesAt, judgingAt, resultAt, publishedAt } = competition;
  const moments = [
    { label: parts('next.opens'), at: opensAt },
    { label: parts('next.closes'), at: closesAt },
    { label: parts('next.judging'), at: judgingAt },
    { label: parts('next.result'), at: publishedAt ?? resultAt },
  ];
  return (
    <dl className="grid gap-4 medium:grid-cols-2">
      {moments.map(({ label, at }) => (
        <div key={label} className="min-w-0">
          <dt className="text-small text-muted">{label}</dt>
          <dd>
            <MomentText value={at} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
