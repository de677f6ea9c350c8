import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  competitionLimits,
  type Competition,
  type JudgedEntry,
} from '@upround/competitions/contract';
import { checkedBy, useAutosave } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import { useSession } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, CharacterCount, Field, Select, TextArea } from '@upround/shared/ui';
import { useJudgingText } from './messages/catalogue';
import { scoreDraft, type ScoreValues } from './score-drafts';
import type { Score } from './use-score';

interface ScoreFormProps {
  competition: Competition;
  entry: JudgedEntry;
  score: Score;
}

const NOTE = 'note';
/** A criterion may be called as the note is. */
const fieldOf = (criterionId: string) => `points-${criterionId}`;

const choices = Array.from({ length: competitionLimits.points }, (_, index) => String(index + 1));

function useScoreForm({ competition, entry, score }: ScoreFormProps) {
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
        points: Object.fromEntries(
          criteria.map(({ id }) => [id, Number(values[fieldOf(id)] ?? '')]),
        ),
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
  const { competition, entry, score } = props;
  const t = useJudgingText();
  const format = useFormat();
  const { form, submit } = useScoreForm(props);
  const note = useWatch({ control: form.control, name: NOTE }) ?? '';
  const { errors } = form.formState;
  return (
    <form
      noValidate
      aria-label={t('score.form', { title: entry.title })}
      className="flex flex-col gap-4 rounded-surface border bg-surface-raised p-4"
      onSubmit={(event) => void submit(event)}
    >
      {competition.criteria.map(({ id, label, text, weight }) => (
        <Field
          key={id}
          label={t('score.points', { label, weight: format.percent(weight / 100) })}
          hint={text}
          error={errors[fieldOf(id)]?.message}
          required
        >
          <Select {...form.register(fieldOf(id))}>
            <option value="">{t('score.choose')}</option>
            {choices.map((points) => (
              <option key={points} value={points}>
                {points}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Field
        label={t('score.note')}
        hint={t('score.noteHint')}
        optional
        aside={<CharacterCount length={[...note].length} limit={competitionLimits.note} />}
      >
        <TextArea {...form.register(NOTE)} maxLength={competitionLimits.note} />
      </Field>
      <Button type="submit" variant="primary" busy={score.isPending} className="self-start">
        {t('score.save')}
      </Button>
    </form>
  );
}
