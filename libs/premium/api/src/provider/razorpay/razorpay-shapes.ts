import * as z from 'zod/mini';

const unixTime = z.int();
const maybeTime = z.nullish(unixTime);
const maybeId = z.nullish(z.string());
/** An object, or an empty array where there are none. */
const notes = z.catch(z.record(z.string(), z.unknown()), {});

/** A page of a list. */
export const pageOf = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.object({ items: z.array(shape) });

export const paymentShape = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  order_id: maybeId,
  invoice_id: maybeId,
  vpa: z.nullish(z.string()),
  error_code: z.nullish(z.string()),
  error_reason: z.nullish(z.string()),
  created_at: unixTime,
});
export type RazorpayPayment = z.output<typeof paymentShape>;

export const linkShape = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  short_url: z.string(),
  /** Null until the page was opened. */
  order_id: maybeId,
  reference_id: maybeId,
});
export type RazorpayLink = z.output<typeof linkShape>;
export const linksShape = z.object({ payment_links: z.array(linkShape) });

export const planShape = z.object({
  id: z.string(),
  period: z.string(),
  interval: z.int(),
  item: z.object({ name: z.string(), amount: z.int(), currency: z.string() }),
});
export type RazorpayPlan = z.output<typeof planShape>;

export const subscriptionShape = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.string(),
  /** Null in webhooks. */
  short_url: maybeId,
  paid_count: z.int(),
  created_at: unixTime,
  notes,
});
export type RazorpaySubscription = z.output<typeof subscriptionShape>;

export const invoiceShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  subscription_id: maybeId,
  order_id: maybeId,
  payment_id: maybeId,
  billing_start: maybeTime,
  created_at: unixTime,
});
export type RazorpayInvoice = z.output<typeof invoiceShape>;

export const refundShape = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.string(),
  receipt: maybeId,
});
export type RazorpayRefund = z.output<typeof refundShape>;

export const disputeShape = z.object({ id: z.string(), payment_id: z.string() });

export const vpaShape = z.object({ success: z.boolean(), customer_name: z.nullish(z.string()) });

const entity = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.optional(z.object({ entity: shape }));

/** A webhook's body, as far as the adapter reads it. */
export const eventShape = z.object({
  entity: z.literal('event'),
  event: z.string().check(z.minLength(1), z.maxLength(100)),
  // Of another form than documented, it is about nothing that the adapter knows.
  payload: z.catch(
    z.object({
      payment: entity(paymentShape),
      payment_link: entity(linkShape),
      subscription: entity(subscriptionShape),
      refund: entity(refundShape),
      dispute: entity(disputeShape),
    }),
    {},
  ),
});
export type RazorpayEvent = z.output<typeof eventShape>;
