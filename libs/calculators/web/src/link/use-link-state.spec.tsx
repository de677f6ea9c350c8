import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { defaultValuation, encodeState, valuationFormat } from '@upround/calculators/model';
import { renderScreen } from '@upround/shared/testing';
import { ValuationScreen } from '../valuation/valuation-screen';

const path = '/valuation-calculator';
const linkTo = (team: number) => {
  const state = structuredClone(defaultValuation);
  state.berkus.team = team;
  return `${path}?s=${encodeState(state, valuationFormat)}`;
};
const team = () => screen.getByRole('textbox', { name: 'Team' });

const open = (at = path) =>
  renderScreen(
    <>
      <Link to={linkTo(30_000_000)}>Three crore</Link>
      <ValuationScreen />
    </>,
    { path: at, pattern: path },
  );

describe('what is entered into a calculator', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });
  afterAll(() => sessionStorage.clear());

  it('is still there after leaving the page, to log in for example', async () => {
    const { user, unmount } = open();
    await user.clear(team());
    await user.type(team(), '4 Cr');
    unmount();
    open();
    expect(team()).toHaveValue('₹4,00,00,000');
  });

  it('gives way to a link, each time it is opened', async () => {
    const { user } = open(linkTo(10_000_000));
    expect(team()).toHaveValue('₹1,00,00,000');
    await user.click(screen.getByRole('link', { name: 'Three crore' }));
    expect(team()).toHaveValue('₹3,00,00,000');
    await user.clear(team());
    await user.type(team(), '5 Cr');
    await user.click(screen.getByRole('link', { name: 'Three crore' }));
    expect(team()).toHaveValue('₹3,00,00,000');
  });

  it('goes back to the example on request, and can be brought back', async () => {
    const { user } = open(linkTo(10_000_000));
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(team()).toHaveValue('₹2,50,00,000');
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(team()).toHaveValue('₹1,00,00,000'));
  });
});
