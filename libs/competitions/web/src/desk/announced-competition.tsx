import type { DeskCompetition } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { Link, Name } from '@upround/shared/ui';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { MomentText } from '../components/moment-text';
import { PhaseBadge } from '../components/phase-badge';
import { DeadlineDialog } from './deadline-dialog';
import { DeskPart } from './desk-part';
import { JudgesPart } from './judges-part';
import { useDeskText } from './messages/catalogue';
import { PublishPart } from './publish-part';
import { RulesDialog } from './rules-dialog';

/** A competition that everyone sees: what came in, what can still change, its judges and its result. */
export function AnnouncedCompetition({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const { slug, title, tagline, phase, rulesVersion } = competition;
  const isOut = phase === 'RESULT';
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
      <Progress competition={competition} />
      <DeskPart title={t('moments.title')}>
        <Moments competition={competition} />
        {!isOut && <DeadlineDialog competition={competition} />}
      </DeskPart>
      <DeskPart title={t('rules.title')}>
        <p>{t('rules.version', { version: String(rulesVersion) })}</p>
        {!isOut && <RulesDialog competition={competition} />}
      </DeskPart>
      <JudgesPart competition={competition} />
      <PublishPart competition={competition} />
    </>
  );
}

function Progress({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const { entryCount, draftEntries, missingScores } = competition;
  const figures = [
    { label: t('progress.entries'), value: entryCount },
    { label: t('progress.drafts'), value: draftEntries },
    { label: t('progress.missing'), value: missingScores },
  ];
  return (
    <DeskPart title={t('progress.title')}>
      <dl className="figures flex flex-wrap gap-x-8 gap-y-3">
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
