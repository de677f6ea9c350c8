/** Apart from the schemas, so that a page can listen before it loads them. */
export const PAYMENT_EVENT = 'premium.payment';
export const PLAN_EVENT = 'premium.plan';
