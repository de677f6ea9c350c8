import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertDialog } from './alert-dialog';

function setup(busy = false) {
  const change = jest.fn();
  const confirm = jest.fn();
  render(
    <AlertDialog
      open
      onOpenChange={change}
      title="Delete this post?"
      confirmText="Delete post"
      onConfirm={confirm}
      busy={busy}
    >
      The post and its 14 comments will be gone for everyone.
    </AlertDialog>,
  );
  return { change, confirm };
}

describe('AlertDialog', () => {
  it('names what is lost and starts on the way back', async () => {
    const { change, confirm } = setup();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this post?' });
    expect(dialog).toHaveAccessibleDescription(/14 comments will be gone/);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(document.body).toHaveNoAxeViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Delete post' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(change).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(change).toHaveBeenCalledWith(false);
  });

  it('stays until the work is done', async () => {
    const { change, confirm } = setup(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Delete post' }));
    expect(change).not.toHaveBeenCalled();
    expect(confirm).not.toHaveBeenCalled();
  });
});
