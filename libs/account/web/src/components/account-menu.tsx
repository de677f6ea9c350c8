import { useState, type ReactElement } from 'react';
import { Popover } from '@upround/shared/ui';
import { useAccountText } from '../messages/catalogue';
import { AccountRows } from './account-rows';

export interface AccountMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
}

/** The menu of the signed-in person. It's rendered open, because the press that opens it also loads it. */
export function AccountMenu({ trigger }: AccountMenuProps) {
  const t = useAccountText();
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover trigger={trigger} label={t('menu.label')} open={isOpen} onOpenChange={setOpen}>
      {/* The lines between its parts go from edge to edge. */}
      <div className="-m-4">
        <AccountRows close={() => setOpen(false)} />
      </div>
    </Popover>
  );
}
