import { screen, within } from '@testing-library/react';
import { routes } from '@upround/shared/links';
import { renderScreen } from '@upround/shared/testing';
import { anApi } from '../components/tracker-test.fixtures';
import { TrackerList } from '../lists/tracker-list';

const open = () =>
  renderScreen(<TrackerList type="GRANT" isFull={false} />, {
    path: routes.grantTracker,
    pattern: routes.grantTracker,
    api: anApi(),
  });
const headings = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

afterEach(() => localStorage.clear());

describe('the columns of a list', () => {
  it('are chosen, and are the same on the next visit', async () => {
    const { user, unmount } = open();
    const place = 'For companies in';
    expect(await headings()).toEqual(['Name', place, 'Amount', 'Deadline', 'Actions']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Equity' }));
    await user.click(screen.getByRole('checkbox', { name: 'Deadline' }));
    const chosen = ['Name', place, 'Amount', 'Equity', 'Actions'];
    expect(await headings()).toEqual(chosen);
    unmount();
    const { user: again } = open();
    expect(await headings()).toEqual(chosen);
    await again.click(screen.getByRole('button', { name: 'Columns' }));
    await again.click(screen.getByRole('button', { name: 'Use the default columns' }));
    expect(await headings()).toContain('Deadline');
  });
});
