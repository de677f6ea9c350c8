import { screen } from '@testing-library/react';
import { aUser, renderScreen } from '@upround/shared/testing';
import { storeDraftsIn, memoryStore } from '../drafts/draft-store';
import { composerApi } from '../composer-test.fixtures';
import { ComposerButton } from './composer-button';

beforeEach(() => storeDraftsIn(memoryStore()));

describe('the button that opens the composer', () => {
  it('opens it for a member and takes the focus back', async () => {
    const { user } = renderScreen(<ComposerButton>New post</ComposerButton>, {
      api: composerApi(),
      user: aUser(),
      pattern: '/',
    });
    const button = screen.getByRole('button', { name: 'New post' });
    await user.click(button);
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('leads a guest to sign in, and back', async () => {
    const { user, address } = renderScreen(<ComposerButton>New post</ComposerButton>, {
      api: composerApi(),
      path: '/pods',
      pattern: '/pods',
    });
    await user.click(screen.getByRole('button', { name: 'New post' }));
    expect(address()).toBe('/login?next=%2Fpods');
  });
});
