import { ArrowLeft, Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textLimits } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { IconButton, TextInput, useIsWide } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import type { FilterFieldsProps } from './filter-fields';
import { OperatorHelp } from './operator-help';

interface SearchBarProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Writes into the field and goes there. */
  onAdd: (text: string) => void;
  /** The filters of the search. */
  filters: FilterFieldsProps;
  /** Searches at once. */
  onSearch: () => void;
}

/** The field, the way back on phones, and the filters behind a button where they are not beside the page. */
export function SearchBar({ field, text, onText, onAdd, filters, onSearch }: SearchBarProps) {
  const t = useSearchMessages();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isWide = useIsWide();
  return (
    <form
      role="search"
      className="flex items-center gap-2 pr-4 pl-2 pt-2 medium:px-6 medium:pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
        // On phones the keyboard gives the results their room.
        if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
      }}
    >
      <span className="medium:hidden">
        <IconButton
          icon={ArrowLeft}
          label={t('search.back')}
          onClick={() => void (key === 'default' ? navigate(links.home()) : navigate(-1))}
        />
      </span>
      <TextInput
        ref={field}
        role="searchbox"
        aria-label={t('search.field')}
        placeholder={t('search.field')}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={textLimits.query}
        icon={Search}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') onAdd('');
        }}
        trailing={
          text !== '' && (
            <IconButton size="small" icon={X} label={t('search.clear')} onClick={() => onAdd('')} />
          )
        }
      />
      {!isWide && <OperatorHelp text={text} onAdd={onAdd} filters={filters} />}
    </form>
  );
}
