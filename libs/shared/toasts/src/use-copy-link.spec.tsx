import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '@upround/shared/testing';
import { useCopyLink } from './use-copy-link';

function Page() {
  const copy = useCopyLink('/post/one');
  return <button onClick={copy}>Copy</button>;
}

// Compiling it takes longer than loading it.
beforeAll(() => import('./toast-stack'));

describe('useCopyLink', () => {
  it('puts the whole address on the clipboard and says so', async () => {
    const user = userEvent.setup();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    renderScreen(<Page />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(written).toHaveBeenCalledWith(`${window.location.origin}/post/one`);
  });

  it('says when the browser does not let it', async () => {
    const user = userEvent.setup();
    renderScreen(<Page />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(
      await screen.findByText('Couldn’t copy the link. Copy it from the address bar.'),
    ).toBeVisible();
  });
});
