import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Popover } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { filterCount } from '../../model/filter-fields';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import { OperatorList } from './operator-list';

interface OperatorHelpProps {
  text: string;
  onAdd: (text: string) => void;
  filters: FilterFieldsProps;
}

/** The list of filters, behind a button beside the field. */
export function OperatorHelp({ text, onAdd, filters }: OperatorHelpProps) {
  const t = useSearchMessages();
  const count = filterCount(filters.query);
  const label =
    count === 0 ? t('help.open') : `${t('help.open')}, ${t('filters.active', { count })}`;
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<string>(undefined);
  return (
    <Popover
      trigger={
        <Button
          icon={SlidersHorizontal}
          aria-label={label}
          className={count === 0 ? 'max-medium:gap-0' : undefined}
        >
          <span className="max-medium:sr-only">{t('filters.title')}</span>
          {count > 0 && <span className="figures"> {count}</span>}
        </Button>
      }
      label={t('help.open')}
      align="end"
      className="w-96"
      open={isOpen}
      onOpenChange={setOpen}
      onCloseAutoFocus={(event) => {
        if (chosen.current === undefined) return;
        // The field has the chosen operator in it and gets the focus.
        event.preventDefault();
        onAdd(chosen.current);
        chosen.current = undefined;
      }}
    >
      <div className="mb-4 border-b px-2 pb-4">
        <FilterFields {...filters} />
      </div>
      <h2 className="px-2 text-small font-semibold">{t('help.title')}</h2>
      <p className="mb-2 px-2 text-small text-muted">{t('help.hint')}</p>
      <OperatorList
        text={text}
        onAdd={(next) => {
          chosen.current = next;
          setOpen(false);
        }}
      />
    </Popover>
  );
}
