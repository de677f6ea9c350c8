import { act, screen } from '@testing-library/react';
import { renderScreen } from '@upround/shared/testing';
import { InstallOffer } from './install-offer';

afterEach(() => Reflect.deleteProperty(window, 'installPrompt'));

describe('the offer to install the site', () => {
  it('has the steps for this device where the browser offers nothing', () => {
    renderScreen(<InstallOffer />);
    expect(screen.getByText(/press the install icon in the address bar/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

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
