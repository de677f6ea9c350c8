/** Writes “Rs 50 lakh” of a source as “₹50 lakh”, as amounts beside it are written. */
export const withRupeeSign = (text: string): string => text.replaceAll(/\bRs\.?\s*(?=\d)/g, '₹');
