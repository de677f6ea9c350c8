import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PenLine } from 'lucide-react';
import { AnchorProvider, type AnchorProps } from '../anchor/anchor';
import { Button, ButtonLink } from './button';

describe('Button', () => {
  it('acts on click, Enter and Space, and submits only if asked to', async () => {
    const user = userEvent.setup();
    const press = jest.fn();
    render(<Button onClick={press}>Save profile</Button>);
    const button = screen.getByRole('button', { name: 'Save profile' });
    expect(button).toHaveAttribute('type', 'button');
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('keeps name and focus while busy, and neither acts nor submits', async () => {
    const user = userEvent.setup();
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { container } = render(
      <form onSubmit={submit}>
        <Button type="submit" busy icon={PenLine} onClick={press}>
          Save profile
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save profile' });
    await user.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    await expect(container).toHaveNoAxeViolations();
  });

  it('does nothing when disabled', async () => {
    const press = jest.fn();
    render(
      <Button disabled onClick={press}>
        Save profile
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(press).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('is a link, rendered by what the app gives', () => {
    const RouterAnchor = ({ children, ...rest }: AnchorProps) => (
      <a data-router {...rest}>
        {children}
      </a>
    );
    render(
      <AnchorProvider value={RouterAnchor}>
        <ButtonLink href="/pods">See all pods</ButtonLink>
      </AnchorProvider>,
    );
    const link = screen.getByRole('link', { name: 'See all pods' });
    expect(link).toHaveAttribute('href', '/pods');
    expect(link).toHaveAttribute('data-router');
  });
});
