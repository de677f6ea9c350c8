import { newReceipt } from './receipt';

describe('newReceipt', () => {
  it('is short, without letters that look like digits', () => {
    const receipts = Array.from({ length: 500 }, newReceipt);
    for (const receipt of receipts) {
      expect(receipt).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    }
    expect(new Set(receipts).size).toBe(receipts.length);
  });
});
