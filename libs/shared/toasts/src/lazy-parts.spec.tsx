import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactElement } from 'react';
import { lazyPart } from '@upround/shared/ui';
import { lazyDialog } from './lazy-dialog';
import { LazyMenu } from './lazy-menu';
import { toast } from './toast-queue';
import { Toasts } from './toasts';

/** Loads a part, the first time not. */
const failsOnce = <Props,>(part: ComponentType<Props>) =>
  jest
    .fn<Promise<ComponentType<Props>>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(part);

describe('parts whose code is loaded when they are asked for', () => {
  beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => {
    jest.restoreAllMocks();
    toast.dismiss();
  });

  const why = /Couldn’t open this\. You’re offline\./;

  it('a dialog says why it can’t open, closes, and opens the next time', async () => {
    const Dialog = lazyDialog(
      failsOnce(({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Close</button>),
      ({ onClose }) => onClose(),
    );
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          <p>{isOpen ? 'Open now' : 'Closed now'}</p>
          {isOpen && <Dialog onClose={() => setOpen(false)} />}
          <Toasts />
        </>
      );
    }
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByText('Closed now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByText('Closed now')).toBeVisible();
  });

  it('a dialog that throws is closed, and the page around it stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const report = jest.fn();
    globalThis.reportError = report;
    const defect = new Error('defect');
    const Dialog = lazyDialog(
      () =>
        Promise.resolve((_props: { onClose: () => void }): ReactElement => {
          throw defect;
        }),
      ({ onClose }) => onClose(),
    );
    const close = jest.fn();
    render(
      <>
        <p>The page</p>
        <Dialog onClose={close} />
        <Toasts />
      </>,
    );
    expect(await screen.findByText(/Couldn’t open this\. Something went wrong/)).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();
    expect(close).toHaveBeenCalled();
    expect(report).toHaveBeenCalledWith(defect);
  });

  it('a menu says why it can’t open, and opens the next time', async () => {
    const Menu = lazyPart(
      failsOnce(({ trigger }: { trigger: ReactElement }) => (
        <>
          {trigger}
          <p>Delete</p>
        </>
      )),
    );
    const user = userEvent.setup();
    render(
      <>
        <LazyMenu
          label="More"
          preload={Menu.preload}
          menu={(trigger) => <Menu trigger={trigger} />}
        />
        <Toasts />
      </>,
    );
    screen.getByRole('button', { name: 'More' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByText('Delete')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Delete')).toBeVisible();
  });
});
