import { ApiError, NetworkError } from '@upround/shared/api-client';
import { coreErrors, type ErrorDefinition } from '@upround/shared/contract-core';
import { fakeApi, renderScreen } from '@upround/shared/testing';
import { screen } from '@testing-library/react';
import { useFailureToast } from './use-failure-toast';

const refused = ({ code, status, sentence }: ErrorDefinition) =>
  new ApiError({ status, requestId: 'r', errors: [{ code, clientMessage: sentence }] });

function Save({ error }: { error: Error }) {
  const fail = useFailureToast();
  return <button onClick={() => fail(error, 'The job was not closed.')}>Save</button>;
}

describe('the toast of a failure', () => {
  it.each([
    ['a busy server', refused(coreErrors.UNAVAILABLE), /busy right now/],
    ['a slow answer', new NetworkError({ timedOut: true }), /took too long/],
    ['no answer', new NetworkError(), /couldn’t reach the server/],
    ['an expired session', refused(coreErrors.TOKEN_EXPIRED), /You’re logged out/],
    ['a refusal', refused(coreErrors.FORBIDDEN), /You don’t have permission to do this/],
  ])('says what did not happen and the real reason for %s', async (_what, error, words) => {
    const { user } = renderScreen(<Save error={error} />, { api: fakeApi() });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const toast = await screen.findByText(/^The job was not closed\./);
    expect(toast).toHaveTextContent(words);
  });
});
