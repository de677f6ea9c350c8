/** Percent of the value without tax, for online services. */
export const GST_PERCENT = 18;
const WITH_TAX = 100 + GST_PERCENT;

/**
 * GST within a price that includes it: price × 18 / 118, as rule 35 of the CGST Rules 2017 has it. Central and State tax
 * have the same rate, so each is half of it to the nearest paisa, half a paisa up, and both are the same amount. The value
 * without tax is the rest, so that value and tax always add up to the price. Section 170 of the CGST Act rounds to whole
 * rupees only what is paid to the state with a return, not the tax on an invoice.
 *
 * @param amount in paise, tax included
 */
export function taxIn(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError('An amount is whole paise.');
  return 2 * Math.floor((amount * (GST_PERCENT / 2) + WITH_TAX / 2) / WITH_TAX);
}

/** One line of tax on an invoice. */
export interface TaxLine {
  name: 'CGST' | 'SGST' | 'IGST';
  percent: number;
  /** In paise. */
  amount: number;
}

/** Between whom something is sold; `buyer` is null where no State of the buyer is on record. */
export interface StatesOfSale {
  seller: string;
  buyer: string | null;
}

/**
 * Who gets the tax. Within one State it is half central and half State tax, between two it is integrated tax (sections
 * 7 and 8 of the IGST Act). A service to someone without a GST registration is supplied where they are if their address
 * is on record, else where the supplier is (section 12(2)(b) of that Act). Buyers here aren't asked for an address, so
 * the second holds.
 *
 * A registered seller has to ask: the proviso to rule 46(f) of the CGST Rules wants the buyer's State on each tax
 * invoice for an online service, and counts it as the address on record (CBIC circular 242/36/2024).
 *
 * @param tax in paise, as `taxIn` has it
 */
export function taxLines(tax: number, { seller, buyer }: StatesOfSale): TaxLine[] {
  if (buyer !== null && buyer !== seller) {
    return [{ name: 'IGST', percent: GST_PERCENT, amount: tax }];
  }
  const central = Math.floor(tax / 2);
  return [
    { name: 'CGST', percent: GST_PERCENT / 2, amount: central },
    { name: 'SGST', percent: GST_PERCENT / 2, amount: tax - central },
  ];
}
