/**
 * The API's certificate of an entry, as a PDF. It's there once the result is published.
 *
 * @param receipt the code of the newest receipt
 */
export const certificateFile = (receipt: string): string =>
  `/v1/competition-certificate/${encodeURIComponent(receipt)}.pdf`;
