import { act, screen } from '@testing-library/react';
import { renderScreen } from '@upround/shared/testing';
import { InstallOffer } from './install-offer';

afterEach(() => Reflect.deleteProperty(window, 'installPrompt'));

const wide = window.matchMedia;

describe('the offer to install the site', () => {
  it('has the steps for this device where the browser offers nothing', () => {
    renderScreen(<InstallOffer />);
    expect(screen.getByText(/press the install icon in the address bar/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has the steps for phones in a window as narrow as a phone’s', () => {
    const width = jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...wide(query),
      matches: query.includes('width < 48rem'),
    }));
    renderScreen(<InstallOffer />);
    expect(screen.getByRole('heading', { name: 'Android' })).toBeVisible();
    expect(screen.getByText('In Safari, tap the share button.')).toBeVisible();
    expect(screen.queryByText(/address bar|Add to Dock/)).not.toBeInTheDocument();
    width.mockRestore();
  });

  it.each([
    ['was dismissed', () => Promise.resolve({ outcome: 'dismissed' })],
    ['couldn’t open', () => Promise.reject(new DOMException('used', 'InvalidStateError'))],
  ])(
    'has the steps once the prompt %s, until the browser offers another',
    async (_what, answer) => {
      const prompt = jest.fn(answer);
      Object.assign(window, { installPrompt: { prompt } });
      const { user } = renderScreen(<InstallOffer />);
      await user.click(screen.getByRole('button', { name: 'Install' }));
      expect(await screen.findByText(/press the install icon in the address bar/)).toBeVisible();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(screen.getByText('Install Upround')).toHaveFocus();
      // An unhandled rejection is reported before the next timer, and fails the test.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(prompt).toHaveBeenCalledTimes(1);
      Object.assign(window, { installPrompt: { prompt } });
      act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
      expect(screen.getByRole('button', { name: 'Install' })).toBeVisible();
    },
  );

  it('opens what the browser offered, also after the page, and says that it is done', async () => {
    const prompt = jest.fn(() => Promise.resolve());
    const { user, container } = renderScreen(<InstallOffer />);
    Object.assign(window, { installPrompt: { prompt } });
    act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(screen.getByText('Upround is installed.')).toBeVisible();
  });
});
