import { ApiError, ContractError, NetworkError } from '@upround/shared/api-client';
import { coreErrors, switchErrors, type ErrorDefinition } from '@upround/shared/contract-core';
import { I18nProvider } from '@upround/shared/i18n';
import { ErrorState } from '@upround/shared/ui';
import { act, render, screen } from '@testing-library/react';
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
    [
      'what is switched off',
      refused(switchErrors.signUp),
      /^Sign-up is paused\. Try again later\.$/,
    ],
    ['a defect of the server', refusal(500, 'Internal.'), /wrong on our side/],
    ['an answer that fits no contract', new ContractError('a.b', 'odd'), /wrong on our side/],
    ['a defect of the page', new TypeError('Failed to fetch modules'), /wrong on our side/],
    ['an expired session', refused(coreErrors.TOKEN_EXPIRED), /^You’re logged out\./],
    ['a guest', refused(coreErrors.LOGIN_REQUIRED), /^You’re logged out\./],
    ['a read-only account', refused(coreErrors.ACCOUNT_RESTRICTED), /^Your account is read-only\./],
    ['a suspended account', refused(coreErrors.ACCOUNT_DISABLED), /suspended or deleted/],
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

describe('a limit with a wait', () => {
  const { code, status, sentence } = coreErrors.RATE_LIMITED;
  const limited = () =>
    new ApiError({ status, requestId: 'r', errors: [{ code, clientMessage: sentence }] }, 84);
  const show = (error: unknown, retry = jest.fn()) =>
    render(
      <I18nProvider>
        <ErrorState title="Couldn’t load posts" onRetry={retry}>
          <FailureReason error={error} />
        </ErrorState>
      </I18nProvider>,
    );
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says it once, counts down, and lets people try again when it’s over', async () => {
    const { container } = show(limited());
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Couldn’t load postsToo many requests\. Try again in 84 seconds\.Try again$/,
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(83_000));
    expect(screen.getByRole('timer')).toHaveTextContent('Try again in 1 second.');
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByText(/You can try again now\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    jest.useRealTimers();
    await expect(container).toHaveNoAxeViolations();
  });

  it('counts on where the same error is shown again', () => {
    const error = limited();
    const { unmount } = show(error);
    act(() => jest.advanceTimersByTime(10_000));
    unmount();
    show(error);
    expect(screen.getByRole('timer')).toHaveTextContent('Try again in 74 seconds.');
  });
});
