import { ChevronDown } from 'lucide-react';
import { AsidePart, ICON_STROKE, PageAside, Surface } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import { OperatorList } from './operator-list';

interface SearchAsideProps extends FilterFieldsProps {
  text: string;
  /** Writes into the field and goes there. */
  onAdd: (text: string) => void;
}

/** Beside the search in wide windows: what can be written, and first the filters as fields once there are results. */
export function SearchAside({ text, onAdd, ...filters }: SearchAsideProps) {
  const t = useSearchMessages();
  const operators = (
    <div className="-mx-2">
      <p className="mb-2 px-2 text-small text-muted">{t('help.hint')}</p>
      <OperatorList text={text} onAdd={onAdd} />
    </div>
  );
  return (
    <PageAside label={t('filters.aside')}>
      {filters.query === '' ? (
        <AsidePart title={t('help.title')}>{operators}</AsidePart>
      ) : (
        <Surface>
          <FilterFields {...filters} />
          <details className="group -mb-2 mt-4 border-t pt-2">
            <summary className="flex h-10 list-none items-center gap-2 rounded-control text-small font-medium focus-ring">
              {t('help.title')}
              <ChevronDown
                aria-hidden
                size={18}
                strokeWidth={ICON_STROKE}
                className="ml-auto text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            {operators}
          </details>
        </Surface>
      )}
    </PageAside>
  );
}
