import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

function Sample({ keepOpenOutside = false, autoFocus = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit headline</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edit headline"
        description="It stands under your name."
        keepOpenOutside={keepOpenOutside}
        footer={<Button variant="primary">Save headline</Button>}
      >
        <input aria-label="Headline" autoFocus={autoFocus} />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('has name and description, keeps focus within, and gives it back', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    const opener = screen.getByRole('button', { name: 'Edit headline' });
    await user.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Edit headline' });
    expect(dialog).toHaveAccessibleDescription('It stands under your name.');
    expect(dialog).toContainElement(screen.getByRole('textbox', { name: 'Headline' }));
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveFocus();
    await expect(document.body).toHaveNoAxeViolations();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('gives focus back also when a field took it by itself', async () => {
    const user = userEvent.setup();
    render(<Sample autoFocus />);
    await user.click(screen.getByRole('button', { name: 'Edit headline' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Edit headline' })).toHaveFocus();
  });

  it('stays open while a message above it is answered', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(
      <>
        <Sample />
        <section aria-live="polite">
          <button type="button">Undo</button>
        </section>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Edit headline' }));
    await user.click(screen.getByText('Undo'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes by its button', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.click(screen.getByRole('button', { name: 'Edit headline' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes by a press outside, unless there is work to lose', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const { unmount } = render(<Sample />);
    await user.click(screen.getByRole('button', { name: 'Edit headline' }));
    await user.click(document.body);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();

    render(<Sample keepOpenOutside />);
    await user.click(screen.getByRole('button', { name: 'Edit headline' }));
    await user.click(document.body);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
