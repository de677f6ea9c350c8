import { screen } from '@testing-library/react';
import { links } from '@upround/shared/links';
import { aUser, renderScreen } from '@upround/shared/testing';
import { BareHeader } from './bare-header';

const at = { path: '/terms?from=mail', pattern: '/terms' };

describe('the header of a page without the app’s bars', () => {
  it('lets a guest log in or sign up, and come back', async () => {
    const { container } = renderScreen(<BareHeader>Near pages</BareHeader>, at);
    expect(screen.getByRole('link', { name: 'Upround' })).toHaveAttribute('href', links.home());
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      links.login({ next: at.path }),
    );
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      links.login({ next: at.path, view: 'sign-up' }),
    );
    expect(screen.queryByText('Near pages')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('leads a member to the feed, their profile and related pages', async () => {
    const user = aUser();
    const { container } = renderScreen(<BareHeader>Near pages</BareHeader>, { ...at, user });
    expect(screen.getByRole('link', { name: 'Go to the feed' })).toHaveAttribute(
      'href',
      links.home(),
    );
    expect(
      screen.getByRole('link', { name: `${user.displayName} (your profile)` }),
    ).toHaveAttribute('href', links.user(user.slug));
    expect(screen.getByText('Near pages')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });
});
