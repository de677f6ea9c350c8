import { screen } from '@testing-library/react';
import { renderScreen } from '@upround/shared/testing';
import { markPresenters } from './mark-presenter';

function Line({ record }: { record?: { title: string; author: string } }) {
  return <p>{markPresenters.WOULD_USE.useText(record)}</p>;
}

it('G46: tells which ideas one would use, and of those that are gone', () => {
  renderScreen(
    <>
      <Line record={{ title: 'A ledger', author: 'Dev' }} />
      <Line />
    </>,
  );
  expect(screen.getByText('You’d use “A ledger”, an idea by Dev')).toBeVisible();
  expect(screen.getByText('You’d use an idea that’s since been deleted')).toBeVisible();
});
