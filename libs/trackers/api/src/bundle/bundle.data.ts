/** What the bundle costs, since 26 November 2026: paise, GST included. */
export const BUNDLE_PRICE = { amount: 249_900, currency: 'INR' } as const;

/** Days in which it's refunded on request, as for everything that is sold (refund policy). */
export const REFUND_DAYS = 7;

/** The kind of its orders. */
export const BUNDLE_SALE = 'TRACKER_BUNDLE';

/** On the payment page and the invoice. */
export const BUNDLE_TITLE = 'Tracker bundle';
