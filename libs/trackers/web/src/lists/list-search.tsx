import { Search, X } from 'lucide-react';
import type { TrackerType } from '@upround/trackers/contract';
import { textLimits } from '@upround/shared/domain';
import { useSearchText } from '@upround/shared/routing';
import { Field, IconButton, TextInput } from '@upround/shared/ui';
import { useTrackerTexts } from '../components/tracker-texts';
import { useTrackerListText } from './messages/catalogue';

/** Milliseconds between the last key and the search. */
const PAUSE = 300;

/** Searches the list; the words are in the address. */
export function ListSearch({ type }: { type: TrackerType }) {
  const t = useTrackerListText();
  const texts = useTrackerTexts();
  const { text, write, search } = useSearchText('query', { pause: PAUSE, limit: textLimits.query });
  return (
    <form
      role="search"
      className="min-w-0 grow"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Field label={t('search.label', { types: texts.many(type) })} hideLabel>
        <TextInput
          type="search"
          name="query"
          enterKeyHint="search"
          icon={Search}
          value={text}
          maxLength={textLimits.query}
          placeholder={t('search.placeholder')}
          className="[&_input::-webkit-search-cancel-button]:appearance-none"
          onChange={({ target }) => write(target.value)}
          trailing={
            text !== '' && (
              <IconButton
                icon={X}
                size="small"
                label={t('search.clear')}
                onClick={() => search('')}
              />
            )
          }
        />
      </Field>
    </form>
  );
}
