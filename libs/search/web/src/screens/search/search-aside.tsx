import { ChevronDown } from 'lucide-react';
import { classes, ICON_STROKE, PageAside, Surface } from '@upround/shared/ui';
import { topKinds } from '../../data/search-queries';
import { useSearchMessages } from '../../messages/catalogue';
import { TopSection } from '../../rail/top-section';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import { OperatorList } from './operator-list';

/** People are suggested in the column already. */
const startKinds = topKinds.filter((kind) => kind !== 'USER');

interface SearchAsideProps extends FilterFieldsProps {
  text: string;
  /** Writes into the field and goes there. */
  onAdd: (text: string) => void;
}

/**
 * Beside the search in wide windows: the filters as fields once there are results, before that what is trending. What can
 * be written into the field is folded away.
 */
export function SearchAside({ text, onAdd, ...filters }: SearchAsideProps) {
  const t = useSearchMessages();
  const isStart = filters.query === '';
  return (
    <PageAside label={t('filters.aside')}>
      <div className="flex flex-col gap-4">
        <Surface className={isStart ? 'py-2' : undefined}>
          {!isStart && <FilterFields {...filters} />}
          <details className={classes('group', !isStart && '-mb-2 mt-4 border-t pt-2')}>
            <summary className="flex h-10 list-none items-center gap-2 rounded-control text-small font-medium focus-ring">
              {t('help.title')}
              <ChevronDown
                aria-hidden
                size={18}
                strokeWidth={ICON_STROKE}
                className="ml-auto text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="-mx-2">
              <p className="mb-2 px-2 text-small text-muted">{t('help.hint')}</p>
              <OperatorList text={text} onAdd={onAdd} />
            </div>
          </details>
        </Surface>
        {isStart && startKinds.map((kind) => <TopSection key={kind} kind={kind} path="" />)}
      </div>
    </PageAside>
  );
}
