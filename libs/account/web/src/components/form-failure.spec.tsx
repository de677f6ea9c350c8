import { ApiError, NetworkError } from '@upround/shared/api-client';
import { coreErrors, type ErrorDefinition } from '@upround/shared/contract-core';
import { fakeApi, renderScreen } from '@upround/shared/testing';
import { screen } from '@testing-library/react';
import { FormFailure } from './form-failure';

const refusal = ({ status, sentence }: ErrorDefinition) =>
  new ApiError({ status, requestId: 'r', errors: [{ code: 'X', clientMessage: sentence }] });

const show = (error: Error) =>
  renderScreen(<FormFailure error={error} by="password" />, { api: fakeApi() });

describe('why a form was refused', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['a busy server', refusal(coreErrors.UNAVAILABLE), /The server is busy right now/],
    ['a slow answer', new NetworkError({ timedOut: true }), /The server took too long/],
    ['an unreachable server', new NetworkError(), /We couldn’t reach the server/],
    ['a defect of ours', refusal(coreErrors.INTERNAL), /Something went wrong on our side/],
    ['a refusal', refusal(coreErrors.FORBIDDEN), /You don’t have permission to do this\./],
  ])('is the real reason for %s, and what was typed is kept', (_what, error, words) => {
    show(error);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent(/What you typed is still here\.$/);
  });

  it('is being offline only where the browser is', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(new NetworkError());
    expect(screen.getByRole('alert')).toHaveTextContent(/You’re offline/);
  });
});
