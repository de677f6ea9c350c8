import { newId } from '@upround/shared/db';
import type { ProviderEvent } from '../payment-provider';
import {
  approved,
  eventOf,
  MONTHLY,
  paid,
  reportsCapture,
  type Current,
} from './provider-harness.fixtures';

const MEGABYTE = 1_048_576;

/** What a provider's webhooks report, and which of them are genuine. */
export function describeEvents(current: Current): void {
  it('R12: a webhook reports what reading the order does, with each of two secrets', async () => {
    const harness = current();
    const ids = new Set<string>();
    for (const change of [() => {}, harness.useOlderSecret]) {
      change();
      const { providerOrder } = await paid(harness);
      const { event, request } = await eventOf(harness, reportsCapture(providerOrder));
      const report = await harness.provider.read(providerOrder);
      expect(event).toMatchObject({ about: 'PAYMENT', report });
      expect(harness.provider.readEvent(request)).toEqual(event);
      ids.add(event.id);
    }
    expect(ids.size).toBe(2);
  });

  it('webhooks report a mandate’s approval and a refund’s end', async () => {
    const harness = current();
    const { providerMandate } = await approved(harness);
    const isActive = (event: ProviderEvent) =>
      event.about === 'MANDATE' && event.providerMandate === providerMandate;
    expect((await eventOf(harness, isActive)).event).toMatchObject({ state: 'ACTIVE' });
    const { providerPayment } = await paid(harness);
    const { providerRefund } = await harness.provider.refund({
      refundId: newId(),
      providerPayment,
      amount: MONTHLY,
      currency: 'INR',
    });
    await harness.endRefund(providerRefund);
    const isDone = (event: ProviderEvent) =>
      event.about === 'REFUND' && event.providerRefund === providerRefund;
    expect((await eventOf(harness, isDone)).event).toMatchObject({ state: 'DONE' });
  });

  it('T29: what isn’t signed byte for byte is no webhook', async () => {
    const harness = current();
    const { provider, signatureHeader } = harness;
    const { providerOrder } = await paid(harness);
    const { request } = await eventOf(harness, reportsCapture(providerOrder));
    const { body, header } = request;
    const own = header(signatureHeader) ?? '';
    const read = (otherBody: string, signature: string | undefined) =>
      provider.readEvent({
        body: otherBody,
        header: (name) => (name.toLowerCase() === signatureHeader ? signature : header(name)),
      });
    expect(read(body, own)).not.toBeNull();
    const sameMeaning = JSON.stringify(JSON.parse(body), null, 1);
    const moreMoney = body.replace(String(MONTHLY), '1');
    const otherBodies = [
      sameMeaning,
      ` ${body}`,
      `${body}\n`,
      moreMoney,
      body.slice(0, -1),
      body.slice(0, body.length / 2),
      '',
      '{}',
      'null',
      body.padEnd(MEGABYTE),
      'x'.repeat(MEGABYTE),
    ];
    for (const other of otherBodies) {
      expect(other).not.toBe(body);
      expect(read(other, own)).toBeNull();
    }
    const flipped = own.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    const others = [undefined, '', 'x', own.slice(1), `${own}00`, flipped, '0'.repeat(own.length)];
    for (const signature of [...others, ...harness.otherSignatures(body)]) {
      expect(read(body, signature)).toBeNull();
    }
  });
}
