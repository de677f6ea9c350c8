import { SearchField, SegmentedControl } from '@upround/shared/ui';
import { useNotificationsText } from '../../messages/catalogue';

export const SEARCH_MAX = 200;

interface ListControlsProps {
  /** The text of the search field. */
  text: string;
  state: 'all' | 'unread';
  onText: (text: string) => void;
  /** Called to search at once for what was typed. */
  onSearch: () => void;
  onClear: () => void;
  onState: (state: 'all' | 'unread') => void;
}

/** The search and the filter for unread ones; both are in the URL. */
export function ListControls({
  text,
  state,
  onText,
  onSearch,
  onClear,
  onState,
}: ListControlsProps) {
  const t = useNotificationsText();
  return (
    <form
      role="search"
      className="flex flex-wrap items-center gap-3 border-b px-4 py-3 medium:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <SearchField
        label={t('search.label')}
        placeholder={t('search.short')}
        clearLabel={t('search.reset')}
        value={text}
        maxLength={SEARCH_MAX}
        onChange={onText}
        onClear={onClear}
        className="min-w-36 grow basis-0"
      />
      <SegmentedControl
        label={t('state.label')}
        value={state}
        onChange={onState}
        options={[
          { value: 'all', label: t('state.all') },
          { value: 'unread', label: t('state.unread') },
        ]}
      />
    </form>
  );
}
