import { AccountMenu, type AccountMenuProps } from '@upround/account/web';
import { readingItems } from '../app/lazy-slots';

/** The account menu with what slices bring. Loaded when somebody reaches for it. */
export const Menu = ({ trigger }: Pick<AccountMenuProps, 'trigger'>) => (
  <AccountMenu trigger={trigger} reading={readingItems} />
);
