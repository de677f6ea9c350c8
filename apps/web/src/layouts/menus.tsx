import type { ReactElement } from 'react';
import { AccountMenu, MoreMenu } from '@upround/account/web';
import { placeGroups } from '../app/lazy-slots';
import { useIsPhone } from './use-width';

interface PopoverProps {
  trigger: ReactElement;
}

/** The account menu. Loaded on hover, focus or press. */
export const AccountPopover = ({ trigger }: PopoverProps) => <AccountMenu trigger={trigger} />;

/** Every page that exists, by slices; on phones with the rows of the account menu. */
export function MorePopover({ trigger }: PopoverProps) {
  const isPhone = useIsPhone();
  return <MoreMenu trigger={trigger} groups={placeGroups} isPhone={isPhone} hasAccount={isPhone} />;
}
