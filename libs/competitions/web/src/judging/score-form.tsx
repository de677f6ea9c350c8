import { useMemo } from 'react';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import {
  competitionLimits,
  type Competition,
  type JudgedEntry,
} from '@upround/competitions/contract';
import { checkedBy, useAutosave } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import { useSession } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, CharacterCount, Field, PillGroup, TextArea } from '@upround/shared/ui';
import { useJudgingText } from './messages/catalogue';
import { scoreDraft, type ScoreValues } from './score-drafts';
import type { Score } from './use-score';
import { WeightedScore } from './weighted-score';

interface ScoreFormProps {
  competition: Competition;
  entry: JudgedEntry;
  score: Score;
  /** The way to the next entry without points; null where there is none. */
  next: { isBusy: boolean; go: () => void } | null;
}

const NOTE = 'note';
/** A criterion may be called as the note is. */
const fieldOf = (criterionId: string) => `points-${criterionId}`;

const choices = Array.from({ length: competitionLimits.points }, (_, index) => String(index + 1));

/** What was chosen so far, by the id of the criterion. */
const pointsOf = (criteria: Competition['criteria'], values: Partial<ScoreValues>) =>
  Object.fromEntries(
    criteria
      .filter(({ id }) => choices.includes(values[fieldOf(id)] ?? ''))
      .map(({ id }) => [id, Number(values[fieldOf(id)])]),
  );

function useScoreForm({ competition, entry, score }: Omit<ScoreFormProps, 'next'>) {
  const t = useJudgingText();
  const fail = useFailureToast();
  const userId = useSession().user?.id ?? '';
  const { criteria } = competition;
  const saved: ScoreValues = {
    ...Object.fromEntries(
      criteria.map(({ id }) => [fieldOf(id), String(entry.points?.[id] ?? '')]),
    ),
    [NOTE]: entry.note,
  };
  const form = useForm<ScoreValues>({
    defaultValues: saved,
    resolver: checkedBy<ScoreValues>((values) =>
      Object.fromEntries(
        criteria
          .filter(({ id }) => (values[fieldOf(id)] ?? '') === '')
          .map(({ id }) => [fieldOf(id), t('score.missing')]),
      ),
    ),
  });
  const draft = useMemo(() => scoreDraft(userId, entry.id), [entry.id, userId]);
  const autosave = useAutosave(form, draft, { empty: saved });
  const submit = form.handleSubmit((values) =>
    score.mutate(
      {
        points: pointsOf(criteria, values),
        note: (values[NOTE] ?? '').trim(),
      },
      {
        onSuccess: () => {
          form.reset(values);
          autosave.clear();
          toast.show({ text: t('score.saved') });
        },
        onError: (error) => fail(error, t('score.failed')),
      },
    ),
  );
  return { form, submit };
}

/** The points of a judge for one entry: one choice for each criterion, and a note. */
export function ScoreForm(props: ScoreFormProps) {
  const { competition, entry, score, next } = props;
  const t = useJudgingText();
  const { form, submit } = useScoreForm(props);
  const values = useWatch({ control: form.control });
  const note = values[NOTE] ?? '';
  // Until something is changed again, the next entry is what's left to do.
  const isDone = entry.points !== null && !form.formState.isDirty;
  return (
    <form
      noValidate
      aria-label={t('score.form', { title: entry.title })}
      className="flex flex-col gap-4 rounded-surface border bg-surface-raised p-4"
      onSubmit={(event) => void submit(event)}
    >
      <PointsFields competition={competition} form={form} />
      <WeightedScore
        criteria={competition.criteria}
        points={pointsOf(competition.criteria, values)}
      />
      <Field
        label={t('score.note')}
        hint={t('score.noteHint')}
        optional
        aside={<CharacterCount length={[...note].length} limit={competitionLimits.note} />}
      >
        <TextArea {...form.register(NOTE)} maxLength={competitionLimits.note} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={isDone ? 'secondary' : 'primary'} busy={score.isPending}>
          {t('score.save')}
        </Button>
        {isDone && next !== null && (
          <Button variant="primary" busy={next.isBusy} onClick={next.go}>
            {t('score.next')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface PointsFieldsProps {
  competition: Competition;
  form: UseFormReturn<ScoreValues>;
}

/** One choice for each criterion, with its published weight. */
function PointsFields({ competition, form }: PointsFieldsProps) {
  const t = useJudgingText();
  const format = useFormat();
  return competition.criteria.map(({ id, label, text, weight }) => (
    <Controller
      key={id}
      control={form.control}
      name={fieldOf(id)}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <PillGroup
          ref={ref}
          legend={t('score.points', { label, weight: format.percent(weight / 100) })}
          hint={text}
          error={error?.message}
          options={choices}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  ));
}
