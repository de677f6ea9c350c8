import { useState } from 'react';
import type { Draft } from '../model/draft';
import { useComposerText } from '../messages/catalogue';
import { IdeaEditor } from './idea-editor';
import { PollEditor } from './poll-editor';
import { QuizEditor } from './quiz-editor';
import { TextField } from './text-field';
import { ThreadEditor } from './thread-editor';
import type { ErrorAt } from './use-draft-errors';

interface DraftEditorProps {
  draft: Draft;
  errorAt: ErrorAt;
  onChange: (changes: Partial<Draft>) => void;
}

/** The text fields of a post, a poll, a quiz, an idea or a thread, with their errors. */
export function DraftEditor({ draft, errorAt, onChange }: DraftEditorProps) {
  const t = useComposerText();
  // A switch by arrow keys goes on from the switch.
  const [openedAs] = useState(draft.mode);
  const autoFocus = draft.mode === openedAs;
  if (draft.mode === 'idea') {
    return <IdeaEditor draft={draft} errorAt={errorAt} autoFocus={autoFocus} onChange={onChange} />;
  }
  if (draft.mode === 'thread') {
    return (
      <ThreadEditor
        parts={draft.parts}
        autoFocus={autoFocus}
        onChange={(parts) => onChange({ parts })}
        error={errorAt('parts')}
        errorOf={(index) => errorAt('part', index)}
      />
    );
  }
  const isPoll = draft.mode === 'poll';
  const asks = isPoll || draft.mode === 'quiz';
  return (
    // Under the place that it goes to, beside the face of who writes; so are the parts of a thread.
    <div className="flex flex-col gap-4 pl-13">
      <TextField
        label={asks ? t('compose.question') : t('compose.text')}
        value={draft.text}
        onChange={(text) => onChange({ text })}
        placeholder={asks ? t('compose.questionPlaceholder') : t('compose.placeholder')}
        error={errorAt('text')}
        rows={asks ? 2 : 9}
        autoFocus={autoFocus}
      />
      {isPoll && (
        <PollEditor
          poll={draft.poll}
          onChange={(poll) => onChange({ poll })}
          optionsError={errorAt('options')}
          errorOf={(index) => errorAt('option', index)}
          endError={errorAt('end')}
        />
      )}
      {draft.mode === 'quiz' && (
        <QuizEditor quiz={draft.quiz} errorAt={errorAt} onChange={(quiz) => onChange({ quiz })} />
      )}
    </div>
  );
}
