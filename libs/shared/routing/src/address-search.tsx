import { SearchField } from '@upround/shared/ui';
import { useSearchText } from './use-search-text';

/** Milliseconds between the last key and the search. */
const PAUSE = 300;

export interface AddressSearchProps {
  /** The query field of the address that holds the text. */
  name: string;
  /** Most characters. */
  limit: number;
  label: string;
  placeholder: string;
  clearLabel: string;
}

/** The search of a list, whose text is in the address. */
export function AddressSearch({ name, limit, ...labels }: AddressSearchProps) {
  const { text, write, search } = useSearchText(name, { pause: PAUSE, limit });
  return (
    <form
      role="search"
      className="min-w-0 grow"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <SearchField
        {...labels}
        name={name}
        value={text}
        maxLength={limit}
        onChange={write}
        onClear={() => search('')}
      />
    </form>
  );
}
