import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { useShortcutListener } from './shortcut-listener';
import { useListKeys, type ListKeysOptions } from './use-list-keys';

interface LettersProps {
  options: Partial<ListKeysOptions>;
  openLetter: string | undefined;
  onLike: (letter: string) => void;
}

function Letters({ options, openLetter, onLike }: LettersProps) {
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list, {
    group: 'Letters',
    next: 'Next',
    previous: 'Previous',
    verbs: [{ keys: 'l', label: 'Like', verb: 'like' }],
    ...options,
  });
  useShortcutListener();
  return (
    <>
      <article>
        <button data-verb="like" onClick={() => onLike('elsewhere')}>
          Elsewhere
        </button>
      </article>
      <div ref={list}>
        {['a', 'b', 'c'].map((letter) => (
          <article key={letter} tabIndex={-1} aria-label={letter}>
            <span aria-current={letter === openLetter || undefined}>{letter}</span>
            <button data-verb="like" onClick={() => onLike(letter)}>
              Like {letter}
            </button>
          </article>
        ))}
      </div>
    </>
  );
}

const row = (name: string) => screen.getByRole('article', { name });

function show(options: Partial<ListKeysOptions> = {}, openLetter?: string) {
  const liked: string[] = [];
  render(<Letters options={options} openLetter={openLetter} onLike={(one) => liked.push(one)} />);
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    // The first row is above the window.
    row(name).getBoundingClientRect = () => new DOMRect(0, (index - 1) * 100, 100, 100);
    row(name).scrollIntoView = jest.fn();
  }
  return { liked, press: (keys: string) => userEvent.keyboard(keys) };
}

describe('the keys of a list', () => {
  it('begin at the first row in sight, move row by row and stop at the ends', async () => {
    const { press } = show();
    await press('j');
    expect(row('b')).toHaveFocus();
    expect(row('b').scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
    await press('jj');
    expect(row('c')).toHaveFocus();
    await press('kkk');
    expect(row('a')).toHaveFocus();
  });

  it('move from the open row while none has the focus, and say where they moved', async () => {
    const moved: (string | null)[] = [];
    const onMove = (to: HTMLElement) => moved.push(to.getAttribute('aria-label'));
    const { press } = show({ open: '[aria-current]', onMove }, 'b');
    await press('j');
    expect(row('c')).toHaveFocus();
    expect(moved).toEqual(['c']);
  });

  it('press a button of the row with focus, and of no other', async () => {
    const { liked, press } = show();
    await press('l');
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await press('l');
    row('b').focus();
    await press('l');
    expect(liked).toEqual(['b']);
  });

  it('are the arrows too where a list wants it, once a row has the focus', async () => {
    const { press } = show({ hasArrows: true });
    await press('{ArrowDown}');
    expect(document.body).toHaveFocus();
    row('a').focus();
    await press('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(row('b')).toHaveFocus();
  });

  it('leave moving to a list whose rows are not all in the page, and have keys of its own', async () => {
    const steps: number[] = [];
    const others = [{ keys: 'z', label: 'Undo', run: () => void steps.push(0) }];
    const { press } = show({ move: (step) => void steps.push(step), others });
    await press('jkz');
    expect(steps).toEqual([1, -1, 0]);
    expect(document.body).toHaveFocus();
  });
});
