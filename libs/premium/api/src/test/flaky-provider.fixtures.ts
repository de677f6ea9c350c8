import { ProviderError, type PaymentProvider } from '../provider/payment-provider';

/** Where the next call of the provider breaks off: before it has an effect, or after it, with its answer lost. */
export type Break = 'before' | 'after';

/** A provider whose calls break off when the test says so, as if a process died or a connection broke. */
export function flakyProvider(provider: () => PaymentProvider) {
  let next: Break | undefined;
  const wrap =
    <Args extends unknown[], Result>(name: keyof PaymentProvider) =>
    async (...args: Args): Promise<Result> => {
      const how = next;
      next = undefined;
      if (how === 'before') throw new ProviderError('Broken off before.');
      const run = provider()[name] as unknown as (...given: Args) => Promise<Result>;
      const result = await run(...args);
      if (how === 'after') throw new ProviderError('Broken off after.');
      return result;
    };
  const flaky: PaymentProvider = {
    name: 'sandbox',
    isTest: true,
    changesMandates: true,
    schedulesDebits: false,
    pageOf: (paymentId) => provider().pageOf(paymentId),
    readEvent: (request) => provider().readEvent(request),
    start: wrap('start'),
    read: wrap('read'),
    close: wrap('close'),
    debit: wrap('debit'),
    changeMandate: wrap('changeMandate'),
    readMandate: wrap('readMandate'),
    refund: wrap('refund'),
    readRefund: wrap('readRefund'),
    verifyVpa: wrap('verifyVpa'),
    captures: wrap('captures'),
    refunds: wrap('refunds'),
  };
  return {
    provider: flaky,
    breakNext(how: Break): void {
      next = how;
    },
    mend(): void {
      next = undefined;
    },
  };
}
