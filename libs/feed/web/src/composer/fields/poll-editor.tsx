import { postLimits } from '@upround/feed/contract';
import { Checkbox } from '@upround/shared/ui';
import { moved, type Draft } from '../model/draft';
import { useComposerText } from '../messages/catalogue';
import { OptionList } from './option-list';
import { PollEnd } from './poll-end';

interface PollEditorProps {
  poll: Draft['poll'];
  onChange: (poll: Draft['poll']) => void;
  optionsError: string | undefined;
  errorOf: (index: number) => string | undefined;
  endError: string | undefined;
}

/** Two to ten options, whether several may be chosen, and when the poll closes. */
export function PollEditor({ poll, onChange, optionsError, errorOf, endError }: PollEditorProps) {
  const t = useComposerText();
  const { options } = poll;
  const setOptions = (next: readonly string[]) => onChange({ ...poll, options: next });
  return (
    <div className="flex flex-col gap-4">
      <OptionList
        texts={options}
        error={optionsError}
        errorOf={errorOf}
        fullNote={t('compose.fullPoll', { max: postLimits.pollOptions })}
        onText={(index, text) => setOptions(options.with(index, text))}
        onAdd={() => setOptions([...options, ''])}
        onRemove={(index) => setOptions(options.toSpliced(index, 1))}
        onMove={(from, to) => setOptions(moved(options, from, to))}
      />
      <Checkbox
        label={t('compose.multiple')}
        checked={poll.multiple}
        onChange={(event) => onChange({ ...poll, multiple: event.target.checked })}
      />
      <PollEnd
        end={poll.end}
        error={endError}
        onChange={(end) => end !== null && onChange({ ...poll, end })}
      />
    </div>
  );
}
