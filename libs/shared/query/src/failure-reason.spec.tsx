import { ApiError, ContractError, NetworkError } from '@upround/shared/api-client';
import { coreErrors, type ErrorDefinition } from '@upround/shared/contract-core';
import { I18nProvider } from '@upround/shared/i18n';
import { render, screen } from '@testing-library/react';
import { FailureReason } from './failure-reason';

const refusal = (status: number, clientMessage: string, retryAfter?: number) =>
  new ApiError({ status, requestId: 'r', errors: [{ code: 'X', clientMessage }] }, retryAfter);

const refused = ({ code, status, sentence }: ErrorDefinition) =>
  new ApiError({ status, requestId: 'r', errors: [{ code, clientMessage: sentence }] });

const reasonOf = (error: unknown) => {
  const { container, unmount } = render(
    <I18nProvider>
      <FailureReason error={error} />
    </I18nProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
};

describe('the reason of a failure', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['no connection', new NetworkError(), /couldn’t reach the server/],
    ['a slow answer', new NetworkError({ timedOut: true }), /took too long/],
    ['a busy server', refusal(503, 'Not ready.'), /busy right now/],
    ['a defect of the server', refusal(500, 'Internal.'), /wrong on our side/],
    ['an answer that fits no contract', new ContractError('a.b', 'odd'), /wrong on our side/],
    ['a defect of the page', new TypeError('Failed to fetch modules'), /wrong on our side/],
    ['an expired session', refused(coreErrors.TOKEN_EXPIRED), /^You’re logged out\./],
    ['a guest', refused(coreErrors.LOGIN_REQUIRED), /^You’re logged out\./],
    ['a refusal', refusal(403, 'This pod is private.'), /^This pod is private\.$/],
    [
      'a limit',
      refusal(429, 'Too many requests.', 7),
      /^Too many requests\. Try again in 7 seconds\.$/,
    ],
  ])('is the real one for %s', (_what, error, words) => expect(reasonOf(error)).toMatch(words));

  it('is that one is offline only where one is', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reasonOf(new NetworkError())).toMatch(/^You’re offline/);
    expect(reasonOf(refusal(500, 'Internal.'))).not.toMatch(/offline|connection/);
    expect(screen.queryByText(/offline/)).toBeNull();
  });
});
