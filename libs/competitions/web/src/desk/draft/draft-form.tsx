import { useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useFormState, type UseFormReturn } from 'react-hook-form';
import type { DeskCompetition } from '@upround/competitions/contract';
import { ActionBar, Button, Notice, SegmentedControl } from '@upround/shared/ui';
import { useJudgesText } from '../judges/messages/catalogue';
import { useDeskText } from '../messages/catalogue';
import { PartLinks } from '../part-links';
import { BasicsPart, DecisionPart, MomentsPart, RulesPart } from './basics-part';
import { formPlace, problemText } from './check-draft';
import { DraftPreview } from './draft-preview';
import { DraftProblems } from './draft-problems';
import { DraftSummary } from './draft-summary';
import { draftOf, type DraftValues } from './draft-values';
import { EntryFormPart } from './entry-form-part';
import { focusPlace } from './focus-place';
import { useDraftText } from './messages/catalogue';
import { CriteriaPart, EligibilityPart, PrizesPart, QuestionsPart } from './text-lists';
import { useAnnouncing } from './use-announcing';
import { useDraftForm } from './use-draft-form';

/** What the parts below the form need of it. */
export interface DraftState {
  /** Something isn't saved. */
  isChanged: boolean;
  announcing: Pick<ReturnType<typeof useAnnouncing>, 'problems' | 'refuse'>;
  /** Checks whether it can be announced, and shows what's missing. */
  isReady: () => boolean;
  /** Shows what's missing. */
  showProblems: () => void;
}

interface DraftFormProps {
  /** Null for a new one. */
  competition: DeskCompetition | null;
  onSaved?: (saved: DeskCompetition) => void;
  /** Below the form. */
  children?: (state: DraftState) => ReactNode;
}

type View = 'edit' | 'preview';

/** Everything that staff write of a competition until it's announced, and how people will see it. */
export function DraftForm({ competition, onSaved, children }: DraftFormProps) {
  const t = useDeskText();
  const text = useDraftText();
  const id = useId();
  const [view, setView] = useState<View>('edit');
  const [asked, setAsked] = useState(0);
  const { form, submit, isPending, zone, autosave, discard } = useDraftForm({
    competition,
    onSaved: (saved) => {
      announcing.forget();
      onSaved?.(saved);
    },
    onInvalid: () => setView('edit'),
  });
  const announcing = useAnnouncing(form, zone);
  const { problems } = announcing;
  const sentences = problems.map(
    (problem) => [formPlace(problem.place), problemText(t, problem)] as const,
  );
  const isEditing = view === 'edit';
  const goTo = (place: string) => {
    flushSync(() => setView('edit'));
    focusPlace(form, place);
  };
  const showProblems = () => setAsked((count) => count + 1);
  const isReady = () => {
    const isWhole = announcing.check(form.getValues());
    if (!isWhole) showProblems();
    return isWhole;
  };
  return (
    <>
      <SegmentedControl
        label={text('view.label')}
        className="self-start"
        value={view}
        onChange={setView}
        options={[
          { value: 'edit', label: text('view.edit') },
          { value: 'preview', label: text('view.preview') },
        ]}
      />
      {autosave.isRestored && (
        <Notice
          announce
          action={
            <Button size="small" onClick={discard}>
              {t('form.discard')}
            </Button>
          }
        >
          {t('form.restored')}
        </Notice>
      )}
      {isEditing && <DraftPartLinks isSaved={competition !== null} />}
      {problems.length > 0 && <DraftSummary problems={problems} asked={asked} onGo={goTo} />}
      {/* Still there while it's previewed: what was typed, and where. */}
      <div hidden={!isEditing}>
        <FormProvider {...form}>
          <DraftProblems value={new Map(sentences)}>
            <form
              id={id}
              noValidate
              aria-label={t('form.name')}
              className="flex min-w-0 flex-col gap-8"
              onSubmit={(event) => void submit(event)}
            >
              <DraftParts />
            </form>
          </DraftProblems>
        </FormProvider>
      </div>
      {!isEditing && <DraftPreview draft={draftOf(form.getValues(), zone)} desk={competition} />}
      <SaveBar form={form} formId={id} isOnDevice={autosave.isSaved} isPending={isPending} />
      {children?.({ isChanged: form.formState.isDirty, announcing, isReady, showProblems })}
    </>
  );
}

/** The parts of the form, and those below it once there is a draft. */
function DraftPartLinks({ isSaved }: { isSaved: boolean }) {
  const t = useDeskText();
  const judges = useJudgesText();
  const parts = [
    { anchor: 'draft-basics', title: t('form.basics') },
    { anchor: 'draft-dates', title: t('moments.title') },
    { anchor: 'draft-eligibility', title: t('form.eligibility') },
    { anchor: 'draft-prizes', title: t('form.prizes') },
    { anchor: 'draft-questions', title: t('form.questions') },
    { anchor: 'draft-form', title: t('form.entryForm') },
    { anchor: 'draft-criteria', title: t('form.criteria') },
    { anchor: 'draft-decision', title: t('form.decision') },
    { anchor: 'draft-rules', title: t('rules.title') },
    isSaved && { anchor: 'desk-judges', title: judges('title') },
    isSaved && { anchor: 'draft-announce', title: t('announce.title') },
  ].filter((part) => part !== false);
  return <PartLinks parts={parts} />;
}

const DraftParts = () => (
  <>
    <BasicsPart />
    <MomentsPart />
    <EligibilityPart />
    <PrizesPart />
    <QuestionsPart />
    <EntryFormPart />
    <CriteriaPart />
    <DecisionPart />
    <RulesPart />
  </>
);

interface SaveBarProps {
  form: UseFormReturn<DraftValues>;
  formId: string;
  /** What isn't saved is on this device. */
  isOnDevice: boolean;
  isPending: boolean;
}

function SaveBar({ form, formId, isOnDevice, isPending }: SaveBarProps) {
  const t = useDeskText();
  const { isDirty, isSubmitted, isValid } = useFormState({ control: form.control });
  return (
    <ActionBar sticks="always">
      {isSubmitted && !isValid && (
        <Notice tone="danger" announce>
          {t('errors.some')}
        </Notice>
      )}
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-small text-muted">
          {t(isOnDevice ? 'form.onDevice' : isDirty ? 'form.unsaved' : 'form.noChanges')}
        </p>
        <Button type="submit" form={formId} variant="primary" busy={isPending}>
          {t('form.save')}
        </Button>
      </div>
    </ActionBar>
  );
}
