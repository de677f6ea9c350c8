import { screen } from '@testing-library/react';
import { aUser, pushBrowser, renderScreen, type PushBrowser } from '@upround/shared/testing';
import { pushApi } from '../push/push-test.fixtures';
import { PushState } from './push-state';

describe('push beside the kinds of notifications', () => {
  let browser: PushBrowser;

  beforeEach(() => {
    localStorage.clear();
    browser = pushBrowser();
  });
  afterEach(() => browser.remove());

  const open = () => renderScreen(<PushState />, { user: aUser(), api: pushApi().api });

  it('says that push is off in this browser, and turns it on', async () => {
    const { user, container } = open();
    expect(screen.getByText('Push is off in this browser.')).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('Push is on in this browser.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('points to the steps below where the browser blocks it', () => {
    browser.permission = 'denied';
    open();
    expect(screen.getByText('Push is off in this browser. See below.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
