import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from './menu';

function setup() {
  const remove = jest.fn();
  const order = jest.fn();
  render(
    <main>
      <Menu trigger={<IconButton icon={Ellipsis} label="More about this post" />}>
        <MenuLink href="/post/1">Open post</MenuLink>
        <MenuItem onSelect={remove} tone="danger" hint="Asks first.">
          Delete post
        </MenuItem>
        <MenuItem onSelect={remove} disabled>
          Pin post
        </MenuItem>
        <MenuSeparator />
        <MenuChoice
          label="Order"
          value="new"
          onChange={order}
          options={[
            { value: 'new', label: 'Newest first' },
            { value: 'top', label: 'Most liked first' },
          ]}
        />
      </Menu>
    </main>,
  );
  return { remove, order };
}

describe('Menu', () => {
  it('opens and works by keys alone, and gives focus back', async () => {
    const user = userEvent.setup();
    const { remove } = setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Open post' })).toHaveFocus();
    await expect(document.body).toHaveNoAxeViolations();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More about this post' })).toHaveFocus();
  });

  it('marks and changes a choice, and leaves a disabled item alone', async () => {
    const user = userEvent.setup();
    const { remove, order } = setup();
    await user.click(screen.getByRole('button', { name: 'More about this post' }));
    expect(screen.getByRole('menuitem', { name: 'Open post' })).toHaveAttribute('href', '/post/1');
    expect(screen.getByRole('menuitem', { name: 'Pin post' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Most liked first' }));
    expect(order).toHaveBeenCalledWith('top');
    expect(remove).not.toHaveBeenCalled();
  });
});
