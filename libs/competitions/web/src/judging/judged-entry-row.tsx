import { ChevronDown } from 'lucide-react';
import type { Competition, JudgedEntry } from '@upround/competitions/contract';
import { ConfirmButton, useFailureToast } from '@upround/shared/toasts';
import { Badge, Button, FormColumns, ICON_STROKE, Name, Words } from '@upround/shared/ui';
import { AnswerList } from '../components/answer-list';
import { TeamNames } from '../competition/team-names';
import { useJudgingText } from './messages/catalogue';
import type { OpenEntries } from './next-entry';
import { ScoreForm } from './score-form';
import { useScore } from './use-score';

interface JudgedEntryRowProps {
  competition: Competition;
  entry: JudgedEntry;
  /** Which entries are open, this one maybe among them. */
  open: OpenEntries;
}

const tones = { open: 'neutral', scored: 'success', conflict: 'warning' } as const;

/** One entry of a judge: folded to its title, or open with its answers and the points beside them. */
export function JudgedEntryRow({ competition, entry, open }: JudgedEntryRowProps) {
  const t = useJudgingText();
  const isOpen = open.isOpen(entry.id);
  const state = entry.hasConflict ? 'conflict' : entry.points === null ? 'open' : 'scored';
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => open.setOpen(entry.id, currentTarget.open)}
      className="group"
    >
      <summary
        data-entry={entry.id}
        className="flex min-h-14 scroll-mt-16 cursor-pointer list-none items-center gap-3 rounded-control py-3 focus-ring"
      >
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={ICON_STROKE}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <Name>{entry.title}</Name>
        </h3>
        <Badge tone={tones[state]} className="ml-auto">
          {t(`state.${state}`)}
        </Badge>
      </summary>
      {isOpen && <OpenEntry competition={competition} entry={entry} open={open} />}
    </details>
  );
}

function OpenEntry({ competition, entry, open }: JudgedEntryRowProps) {
  const t = useJudgingText();
  const fail = useFailureToast();
  const score = useScore(competition.slug, entry);
  const { id, title } = entry;
  const next = open.hasNext(id) ? { isBusy: open.isReading, go: () => open.goOn(id) } : null;
  const aside = entry.hasConflict ? (
    <div className="flex flex-col gap-3 rounded-surface border bg-surface-raised p-4">
      <p className="text-small">{t('conflict.declared')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={score.isPending}
          onClick={() =>
            score.mutate(
              { hasConflict: false },
              { onError: (error) => fail(error, t('conflict.failed')) },
            )
          }
        >
          {t('conflict.undo')}
        </Button>
        {next !== null && (
          <Button variant="primary" busy={next.isBusy} onClick={next.go}>
            {t('score.next')}
          </Button>
        )}
      </div>
    </div>
  ) : (
    <div className="flex flex-col gap-3">
      <ScoreForm competition={competition} entry={entry} score={score} next={next} />
      <ConfirmButton
        variant="quiet"
        className="self-start"
        label={t('conflict.label')}
        title={t('conflict.question')}
        confirmText={t('conflict.confirm')}
        failed={t('conflict.failed')}
        run={() => score.mutateAsync({ hasConflict: true })}
      >
        {t('conflict.text', { title })}
      </ConfirmButton>
    </div>
  );
  return (
    <FormColumns className="pt-2 pb-8" asideLabel={t('score.form', { title })} aside={aside}>
      <div className="flex flex-col gap-5">
        <p dir="auto" className="wrap-anywhere">
          <Words>{entry.tagline}</Words>
        </p>
        <TeamNames team={entry.team} />
        <AnswerList form={competition.form} answers={entry.answers} />
      </div>
    </FormColumns>
  );
}
