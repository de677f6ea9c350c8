import { readPdf } from '@upround/shared/testing-server';
import type { InvoiceDocument } from './invoice-document';
import { invoicePdf } from './invoice-pdf';
import { sellerOf, type Seller } from './seller.data';

const invoice: InvoiceDocument = {
  kind: 'INVOICE',
  number: 'UP/26-27/000014',
  // 1 June by the clock in India, 31 May by UTC.
  issuedAt: new Date('2026-05-31T19:00:00Z'),
  userId: '01970000-0000-7000-8000-0000000000f1',
  buyer: 'Asha Rao',
  title: 'Premium Jobs, yearly',
  amount: 14_990_000,
  tax: 2_286_610,
  paymentId: '01970000-0000-7000-8000-0000000000c1',
  isTest: false,
  corrects: null,
};
const brand = sellerOf('Upround');
const made = async (more: Partial<InvoiceDocument> = {}, seller: Seller = brand) =>
  readPdf(await invoicePdf({ ...invoice, ...more }, seller));
const squeezed = (text: string) => text.replaceAll(' ', '');

/** Width of an A4 page less its margin. */
const RIGHT_EDGE = 595.28 - 56;

it('an invoice says who sold what to whom, when, for how much, and the tax in it', async () => {
  const { letters, pages, info } = await made();
  for (const text of [
    'Invoice',
    'Upround',
    'Number UP/26-27/000014',
    'Date 1 June 2026',
    'Billed to Asha Rao',
    `Payment ${invoice.paymentId}`,
    'For Premium Jobs, yearly',
    'SAC 998439',
    'Taxable value ₹1,27,033.90',
    'CGST 9% ₹11,433.05',
    'SGST 9% ₹11,433.05',
    'Total paid ₹1,49,900.00',
  ]) {
    expect(letters).toContain(squeezed(text));
  }
  expect(letters).not.toMatch(/Taxinvoice|Testpayment|GSTIN|IGST/);
  expect(pages).toBe(1);
  expect(info).toMatchObject({ Title: 'Invoice UP/26-27/000014', Author: 'Upround' });
});

it('is called a tax invoice only by a seller with a registration', async () => {
  const seller = {
    ...brand,
    address: ['1 Kiln Road', 'Bengaluru'],
    state: 'Karnataka',
    gstin: 'X',
  };
  const { letters, info } = await made({}, seller);
  for (const text of ['Tax invoice', 'GSTIN X', '1 Kiln Road', 'Place of supply: Karnataka']) {
    expect(letters).toContain(squeezed(text));
  }
  expect(info['Title']).toBe('Tax invoice UP/26-27/000014');
});

it('a test payment is marked as one', async () => {
  const { letters } = await made({ isTest: true });
  expect(letters).toContain('Testpayment.Notataxinvoice.');
  expect(letters).toContain('Nomoneymoved,andnotaxwascharged.');
});

it('a credit note names the invoice that it takes back, and why', async () => {
  const { letters } = await made({
    kind: 'CREDIT_NOTE',
    number: 'UPC/26-27/000002',
    corrects: { number: invoice.number, issuedAt: invoice.issuedAt, reason: 'DUPLICATE' },
  });
  for (const text of [
    'Credit note',
    'Number UPC/26-27/000002',
    'Corrects UP/26-27/000014 of 1 June 2026',
    'Reason Paid twice',
    'Total refunded ₹1,49,900.00',
  ]) {
    expect(letters).toContain(squeezed(text));
  }
});

describe('a name', () => {
  it.each([
    ['Zoë Łukasiewicz-Őrszigethy'],
    ['Nguyễn Thị Phương'],
    ['Ελένη Παπαδοπούλου'],
    ['Александра Ёлкина'],
    ['Asha ₹ Rao'],
    ['सुनील'],
    ['Dev देव'],
  ])('is written in its own letters: %s', async (buyer) => {
    const { letters } = await made({ buyer });
    expect(letters).toContain(squeezed(`Billed to ${buyer}`));
    expect(letters).not.toContain('Member');
  });

  it.each([['தமிழ்ச்செல்வி'], ['田中 太郎'], ['Asha 陈'], ['محمد'], ['🦊🚀'], ['\u202e\u200f']])(
    'without glyphs gives way to the member’s id: %s',
    async (buyer) => {
      const { letters } = await made({ buyer });
      expect(letters).toContain(`BilledtoMember${invoice.userId}`);
    },
  );

  it('loses its emoji and marks of direction only', async () => {
    const { letters } = await made({ buyer: '\u202eAsha 🦊‍ Rao™️ 👩🏽‍🚀' });
    expect(letters).toContain('BilledtoAshaRao');
    expect(letters).not.toContain('Member');
  });

  it.each([
    ['W'.repeat(80)],
    ['Wilhelmina Wagner '.repeat(5).slice(0, 80)],
    ['सुनीलकुमार'.repeat(8)],
  ])('of 80 letters wraps: %s', async (buyer) => {
    const { letters, right, pages } = await made({ buyer });
    expect(letters).toContain(squeezed(`Billed to ${buyer.trim()}`));
    expect(right).toBeLessThanOrEqual(RIGHT_EDGE + 0.01);
    expect(pages).toBe(1);
  });
});

it('has the same bytes each time, and others for another document', async () => {
  const one = await invoicePdf(invoice, brand);
  expect((await invoicePdf({ ...invoice }, brand)).equals(one)).toBe(true);
  expect((await invoicePdf({ ...invoice, buyer: 'Asha' }, brand)).equals(one)).toBe(false);
});
