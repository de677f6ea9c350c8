import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TopBar } from './top-bar';

let tell: (isIntersecting: boolean, top: number) => void = () => undefined;

class FakeObserver {
  constructor(callback: IntersectionObserverCallback) {
    tell = (isIntersecting, top) =>
      callback(
        [{ isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

function Page() {
  const [heading, setHeading] = useState<Element | null>(null);
  return (
    <>
      <TopBar backLabel="Back" heading={heading}>
        Fundraising
      </TopBar>
      <p ref={setHeading}>The heading</p>
    </>
  );
}

describe('the bar on top of a page', () => {
  beforeEach(() => {
    window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('says what the page is once its heading was scrolled past', () => {
    render(<Page />);
    const title = screen.getByText('Fundraising');
    expect(title).toHaveClass('opacity-0');
    act(() => tell(false, 900));
    expect(title).toHaveClass('opacity-0');
    act(() => tell(false, -20));
    expect(title).not.toHaveClass('opacity-0');
    act(() => tell(true, 60));
    expect(title).toHaveClass('opacity-0');
  });

  it('says the kind of page until its heading was scrolled past', () => {
    const heading = document.createElement('p');
    render(
      <TopBar backLabel="Back" heading={heading} kind="Story">
        Fundraising
      </TopBar>,
    );
    expect(screen.getByText('Story')).not.toHaveClass('opacity-0');
    expect(screen.queryByText('Fundraising')).not.toBeInTheDocument();
    act(() => tell(false, -20));
    expect(screen.getByText('Fundraising')).toBeVisible();
    expect(screen.queryByText('Story')).not.toBeInTheDocument();
  });

  it('says it always where it is the only heading, and goes back', async () => {
    const onBack = jest.fn();
    const { container } = render(
      <TopBar backLabel="Back" onBack={onBack}>
        Likes
      </TopBar>,
    );
    expect(screen.getByText('Likes')).not.toHaveClass('opacity-0');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    await expect(container).toHaveNoAxeViolations();
  });

  it('has no arrow on a main place', () => {
    render(<TopBar backLabel="Back">Meera Nair</TopBar>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
