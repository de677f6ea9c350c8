import { Download, Ellipsis, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackerSorts } from '@upround/trackers/contract';
import { useRequireMember, useSession } from '@upround/shared/session';
import { lazyDialog } from '@upround/shared/toasts';
import { IconButton, Menu, MenuItem, Select } from '@upround/shared/ui';
import { ColumnPicker } from '../columns/column-picker';
import type { Columns } from '../columns/columns-atom';
import { ViewsPopover } from '../views/views-popover';
import { useTrackerListText } from './messages/catalogue';
import type { List } from './use-list';

const ExportDialog = /* @__PURE__ */ lazyDialog(
  () => import('./export/export-dialog').then((m) => m.ExportDialog),
  ({ onClose }) => onClose(),
);

interface ListToolsProps {
  list: List;
  columns: Columns;
  isPhone: boolean;
}

/** Order, columns, saved views; in a menu, what is done rarely. */
export function ListTools({ list, columns, isPhone }: ListToolsProps) {
  const t = useTrackerListText();
  const navigate = useNavigate();
  const { isMember } = useSession();
  const requireMember = useRequireMember();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <Select
        quiet
        aria-label={t('sort.label')}
        value={list.sort}
        onChange={({ target }) => {
          const sort = trackerSorts.find((known) => known === target.value) ?? 'name';
          void navigate(list.hrefSorted(sort), { replace: true });
        }}
      >
        {trackerSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      {!isPhone && <ColumnPicker columns={columns} />}
      <ViewsPopover list={list} columns={columns} />
      <Menu trigger={<IconButton icon={Ellipsis} size="small" label={t('tools')} />}>
        <MenuItem icon={Download} onSelect={() => requireMember(() => setExporting(true))}>
          {t('export.button')}
        </MenuItem>
        {isMember && (
          <MenuItem
            icon={list.isOfHidden ? Eye : EyeOff}
            onSelect={() => void navigate(list.hrefOfHidden(!list.isOfHidden))}
          >
            {t(list.isOfHidden ? 'hidden.back' : 'hidden.show')}
          </MenuItem>
        )}
      </Menu>
      {isExporting && <ExportDialog list={list} onClose={() => setExporting(false)} />}
    </>
  );
}
