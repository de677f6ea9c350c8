import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, toastDefaults, toastPositions, toastTypes } from './toast-queue';
import { Toasts } from './toasts';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function showing(text: string) {
  await wait(50);
  return screen.getByText(text);
}

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    act(() => toast.dismiss());
    await wait(1000);
    jest.useRealTimers();
  });

  const setup = () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { container } = render(<Toasts />);
    return { user, container };
  };

  it('spec 9: disappears after 3000 ms, unless set otherwise', async () => {
    setup();
    act(() => void toast.show({ text: 'Post saved' }));
    expect(await showing('Post saved')).toBeVisible();
    await wait(2800);
    expect(screen.getByText('Post saved')).toBeInTheDocument();
    await wait(500);
    expect(screen.queryByText('Post saved')).not.toBeInTheDocument();
  });

  it('is in one polite live region', async () => {
    const { container } = setup();
    act(() => void toast.show({ text: 'Link copied' }));
    const text = await showing('Link copied');
    expect(text.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(container.querySelectorAll('[aria-live]')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.useRealTimers();
    await expect(container).toHaveNoAxeViolations();
    jest.useFakeTimers();
  });

  it('spec 9: is bottom-right, says success, can be dismissed and pauses under the pointer by default', () => {
    expect(toastDefaults).toEqual({
      duration: 3000,
      position: 'bottom-right',
      type: 'success',
      dismissible: true,
      pauseOnHover: true,
    });
  });

  it('may lead to what it is about, with more time to get there', async () => {
    const { user } = setup();
    const link = { href: '/idea/a-ledger', label: 'See it' };
    act(() => void toast.show({ text: 'Posted.', link }));
    await showing('Posted.');
    await wait(5000);
    const anchor = screen.getByRole('link', { name: 'See it' });
    expect(anchor).toHaveAttribute('href', '/idea/a-ledger');
    anchor.addEventListener('click', (event) => event.preventDefault());
    await user.click(anchor);
    await wait(500);
    expect(screen.queryByText('Posted.')).not.toBeInTheDocument();
  });

  it('spec 9: has six positions, each a stack of its own', async () => {
    setup();
    const stacks = new Set<Element | null>();
    for (const position of toastPositions) {
      act(() => void toast.show({ id: 'here', text: `At ${position}`, position }));
      const stack = (await showing(`At ${position}`)).closest('.fixed');
      expect(stack).toHaveClass(position.startsWith('top') ? 'top-4' : 'fixed');
      stacks.add(stack);
      act(() => toast.dismiss());
      await wait(500);
    }
    expect(stacks.size).toBe(6);
    expect(toastPositions).toEqual([
      'top-right',
      'top',
      'top-left',
      'bottom-right',
      'bottom',
      'bottom-left',
    ]);
  });

  it('spec 9: has five types, each said in words', async () => {
    setup();
    const words = { success: 'Done', error: 'Error', info: 'Note', warning: 'Warning' };
    for (const type of toastTypes) {
      act(() => void toast.show({ text: `A ${type} toast`, type }));
      const word = { ...words, default: 'Alert' }[type];
      expect(await showing(`A ${type} toast`)).toHaveTextContent(`${word}: A ${type} toast`);
      act(() => toast.dismiss());
      await wait(500);
    }
  });

  it('spec 9: shows three at most, and looks every 250 ms for room; leaving takes 150 ms', async () => {
    setup();
    const texts = ['one', 'two', 'three', 'four', 'five'];
    act(() => texts.forEach((text, at) => void toast.show({ text, duration: 2000 + at * 1000 })));
    await wait(50);
    const seen = () => texts.filter((text) => screen.queryByText(text) !== null);
    expect(seen()).toEqual(['one', 'two', 'three']);
    await wait(2000);
    expect(seen()).toEqual(['one', 'two', 'three']);
    await wait(160);
    await wait(250);
    expect(seen()).toEqual(['two', 'three', 'four']);
  });

  it('a toast that waits can be dismissed before it was seen', async () => {
    setup();
    act(() => ['a', 'b', 'c', 'd'].forEach((text) => void toast.show({ id: text, text })));
    await wait(50);
    act(() => toast.dismiss('d'));
    await wait(4000);
    expect(screen.queryByText('d')).not.toBeInTheDocument();
  });

  it('without a close button goes by itself', async () => {
    setup();
    act(() => void toast.show({ text: 'Read me', dismissible: false }));
    await showing('Read me');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await wait(3300);
    expect(screen.queryByText('Read me')).not.toBeInTheDocument();
  });

  it('stays while it is hovered, and then for the rest of its time', async () => {
    const { user } = setup();
    act(() => void toast.show({ text: 'Draft saved' }));
    const text = await showing('Draft saved');
    await wait(2000);
    await user.hover(text);
    await wait(6000);
    expect(screen.getByText('Draft saved')).toBeInTheDocument();
    await user.unhover(screen.getByText('Draft saved'));
    await wait(700);
    expect(screen.getByText('Draft saved')).toBeInTheDocument();
    await wait(600);
    expect(screen.queryByText('Draft saved')).not.toBeInTheDocument();
  });

  it('stays while it has focus, and undoes within 8 s', async () => {
    const { user } = setup();
    const undo = jest.fn();
    act(() => void toast.show({ text: 'Post deleted', undo }));
    await showing('Post deleted');
    await wait(7000);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await wait(9000);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await wait(500);
    expect(screen.queryByText('Post deleted')).not.toBeInTheDocument();
  });

  it('can be dismissed', async () => {
    const { user } = setup();
    act(() => void toast.show({ text: 'Could not save', type: 'error' }));
    await showing('Could not save');
    await user.click(screen.getByRole('button', { name: 'Dismiss alert' }));
    await wait(500);
    expect(screen.queryByText('Could not save')).not.toBeInTheDocument();
  });

  it('puts a toast of the same id in the place of the former', async () => {
    setup();
    act(() => void toast.show({ id: 'like', text: 'Liked' }));
    await showing('Liked');
    act(() => void toast.show({ id: 'like', text: 'Like removed' }));
    await showing('Like removed');
    expect(screen.queryByText('Liked')).not.toBeInTheDocument();
  });
});
