import { AccountMenu, type AccountMenuProps } from '@upround/account/web';
import { readingItems } from '../app/lazy-slots';

/** The account menu with entries of the slices. Loaded on hover, focus or press. */
export const Menu = ({ trigger }: Pick<AccountMenuProps, 'trigger'>) => (
  <AccountMenu trigger={trigger} reading={readingItems} />
);
