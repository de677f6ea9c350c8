import { AsidePart, PageAside, Surface } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import { OperatorList } from './operator-list';

interface SearchAsideProps extends FilterFieldsProps {
  text: string;
  /** Writes into the field and goes there. */
  onAdd: (text: string) => void;
}

/** Beside the search in wide windows: its filters as fields once something is searched for, and what can be written. */
export function SearchAside({ text, onAdd, ...filters }: SearchAsideProps) {
  const t = useSearchMessages();
  return (
    <PageAside label={t('filters.aside')}>
      <div className="flex flex-col gap-4">
        {filters.query !== '' && (
          <Surface>
            <FilterFields {...filters} />
          </Surface>
        )}
        <AsidePart title={t('help.title')}>
          <div className="-mx-2">
            <p className="mb-2 px-2 text-small text-muted">{t('help.hint')}</p>
            <OperatorList text={text} onAdd={onAdd} />
          </div>
        </AsidePart>
      </div>
    </PageAside>
  );
}
