/** Who issues invoices; the name is the brand's. */
export interface Seller {
  name: string;
  /** Lines of the address; empty where none is public. */
  address: readonly string[];
  /** Where the seller is, for the place of supply; null for a seller without a registration. */
  state: string | null;
  /** Number of the seller's GST registration; null for a seller without one. */
  gstin: string | null;
}

/**
 * The seller of this installation. Without a registration for GST nobody may call a document a tax invoice, so what is
 * issued is called “Invoice”, and it says what the price would consist of.
 *
 * An operator who registers fills in address, State and GSTIN. Before that, buyers have to be asked for their State (see
 * `gst`). Numbers fit already into the 16 characters of rule 46(b) of the CGST Rules.
 *
 * @param brand name of the installation
 */
export const sellerOf = (brand: string): Seller => ({
  name: brand,
  address: [],
  state: null,
  gstin: null,
});

/**
 * Service accounting code of what is sold: “other on-line contents n.e.c.” in the scheme of classification of services
 * (annexure to notification 11/2017, Central Tax (Rate)). A plan opens essays, lists and tools, so the code of text alone
 * (998431) doesn't fit.
 */
export const SERVICE_CODE = '998439';
