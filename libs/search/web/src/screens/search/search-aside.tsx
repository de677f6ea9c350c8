import { Disclosure, PageAside, Surface } from '@upround/shared/ui';
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
          <Disclosure
            label={t('help.title')}
            className={isStart ? undefined : '-mb-2 mt-4 border-t pt-2'}
          >
            <div className="-mx-2">
              <p className="mb-2 px-2 text-small text-muted">{t('help.hint')}</p>
              <OperatorList text={text} onAdd={onAdd} />
            </div>
          </Disclosure>
        </Surface>
        {isStart && startKinds.map((kind) => <TopSection key={kind} kind={kind} path="" />)}
      </div>
    </PageAside>
  );
}
