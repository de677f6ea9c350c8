import { act, screen } from '@testing-library/react';
import { renderScreen } from '@upround/shared/testing';
import { PushBanner } from './push-banner';
import { pushBannerAtom, type PushContent } from './push-banner-atom';

const push = {
  title: 'Asha Rao replied',
  body: 'We closed ours in six weeks; happy to share the data room list.',
  image: '/media/asha.webp',
  deeplink: '/post/data-rooms',
};

async function open(content: PushContent = push) {
  const page = renderScreen(<PushBanner />);
  act(() => page.store.set(pushBannerAtom, content));
  await screen.findByText(content.title);
  return page;
}

describe('spec 2: the notification banner', () => {
  it('shows title, body and image, and leads to its page', async () => {
    const { user, address, container } = await open();
    const banner = screen.getByRole('region', { name: 'New notification' });
    expect(banner).toHaveTextContent('Asha Rao replied');
    expect(banner.querySelector('img')).toHaveAttribute('src', '/media/asha.webp');
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: /Asha Rao replied/ }));
    expect(address()).toBe('/post/data-rooms');
    expect(screen.queryByText('Asha Rao replied')).not.toBeInTheDocument();
  });

  it('spec 4.16: shows who it’s from, and reports when it’s opened', async () => {
    const onOpen = jest.fn();
    const { user, store } = await open({ ...push, icon: '/media/face.webp', onOpen });
    const pictures = screen.getByRole('region').querySelectorAll('img');
    expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual([
      '/media/face.webp',
      '/media/asha.webp',
    ]);
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link'));
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(store.get(pushBannerAtom)).toBeNull();
  });

  it('T33: leads to no other site, whatever the push says', async () => {
    await open({ ...push, deeplink: 'https://evil.example/' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  });

  it('is closed by its button, and by itself after a while unless it is held', async () => {
    const { user, store } = await open();
    await user.click(screen.getByRole('button', { name: 'Close the notification' }));
    expect(store.get(pushBannerAtom)).toBeNull();
    jest.useFakeTimers();
    act(() => store.set(pushBannerAtom, push));
    act(() => jest.advanceTimersByTime(9_900));
    expect(screen.getByText('Asha Rao replied')).toBeInTheDocument();
    act(() => screen.getByRole('link').focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Asha Rao replied')).toBeInTheDocument();
    act(() => screen.getByRole('link').blur());
    act(() => jest.advanceTimersByTime(10_100));
    expect(screen.queryByText('Asha Rao replied')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});
