import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobLimits, type Applicant } from '@upround/jobs/contract';
import { FailureReason, useFailureReason } from '@upround/shared/query';
import {
  Button,
  CharacterCount,
  Field,
  InlineError,
  SkeletonGroup,
  Skeleton,
  TextArea,
} from '@upround/shared/ui';
import { useApplicantNotes } from '../data/hiring-notes';
import { applicantNoteQuery } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';

type Saving = 'saving' | 'saved' | { error: unknown };

/** The creator's private note about an applicant, saved when the field loses focus. */
export function ApplicantNote({ applicant }: { applicant: Applicant }) {
  const t = useHiringText();
  const { data, error, isPending, isFetching, refetch } = useQuery(
    applicantNoteQuery(applicant.id),
  );
  if (isPending) {
    return (
      <SkeletonGroup label={t('panel.noteLoading')}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <InlineError>
          {t('panel.noteUnread')} <FailureReason error={error} />
        </InlineError>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return <NoteField applicant={applicant} savedText={data.text} />;
}

function NoteField({ applicant, savedText }: { applicant: Applicant; savedText: string }) {
  const t = useHiringText();
  const notes = useApplicantNotes();
  const reasonOf = useFailureReason();
  const [text, setText] = useState(savedText);
  const [saving, setSaving] = useState<Saving>();

  async function save() {
    if (text.trim() === savedText) return;
    setSaving('saving');
    try {
      await notes.write(applicant, text);
      setSaving('saved');
    } catch (error) {
      setSaving({ error });
    }
  }

  return (
    <Field
      label={t('panel.note')}
      hint={
        <span role="status">
          {saving === 'saving' && t('panel.noteSaving')}
          {saving === 'saved' && t('panel.noteSaved')}
          {saving === undefined && t('panel.noteHint')}
        </span>
      }
      error={
        typeof saving === 'object'
          ? t('panel.noteFailed', { why: reasonOf(saving.error) })
          : undefined
      }
      aside={<CharacterCount length={[...text].length} limit={jobLimits.privateNote} near={200} />}
    >
      <TextArea
        rows={4}
        dir="auto"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setSaving(undefined);
        }}
        onBlur={() => void save()}
      />
    </Field>
  );
}
