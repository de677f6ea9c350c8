import { Columns3 } from 'lucide-react';
import { trackerColumns } from '@upround/trackers/contract';
import { Button, Checkbox, FieldGroup, Popover } from '@upround/shared/ui';
import { useTrackersText } from '../messages/catalogue';
import type { Columns } from './columns-atom';
import { useColumnsText } from './messages/catalogue';

/** Chooses the columns of the table. */
export function ColumnPicker({ columns }: { columns: Columns }) {
  const t = useColumnsText();
  const tTrackers = useTrackersText();
  const { shown, isDefault, choose, reset } = columns;
  return (
    <Popover
      label={t('title')}
      align="end"
      className="w-72"
      trigger={
        <Button variant="quiet" size="small" icon={Columns3}>
          {t('button')}
        </Button>
      }
    >
      <FieldGroup legend={t('title')} hint={t('hint')}>
        <div className="grid grid-cols-2 gap-x-4">
          {trackerColumns.map((column) => (
            <Checkbox
              key={column}
              label={<span className="text-small">{tTrackers(`column.${column}`)}</span>}
              checked={shown.includes(column)}
              onChange={({ target }) =>
                choose(target.checked ? [...shown, column] : shown.filter((one) => one !== column))
              }
            />
          ))}
        </div>
      </FieldGroup>
      {!isDefault && (
        <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={reset}>
          {t('reset')}
        </Button>
      )}
    </Popover>
  );
}
