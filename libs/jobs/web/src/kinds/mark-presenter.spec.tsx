import { screen } from '@testing-library/react';
import { renderScreen } from '@upround/shared/testing';
import { markPresenters } from './mark-presenter';

function Line({ record }: { record?: { title: string; author: string } }) {
  return <p>{markPresenters.APPLIED.useText(record)}</p>;
}

it('G46: tells of jobs that one applied to elsewhere, and of those that are gone', () => {
  renderScreen(
    <>
      <Line record={{ title: 'Analyst', author: 'Tidewater' }} />
      <Line />
    </>,
  );
  expect(screen.getByText('You marked Analyst at Tidewater as applied elsewhere')).toBeVisible();
  expect(
    screen.getByText('You marked a job as applied elsewhere. It’s no longer available'),
  ).toBeVisible();
});
