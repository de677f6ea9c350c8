/** Records as Razorpay's documentation shows them, with the fields that somebody might read. */
export interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string | null;
  invoice_id: string | null;
  method: 'upi';
  amount_refunded: number;
  refund_status: null | 'full';
  captured: boolean;
  vpa: string;
  email: string;
  notes: Record<string, string> | [];
  error_code: string | null;
  error_description: string | null;
  error_reason: string | null;
  created_at: number;
}

export interface Order {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  notes: Record<string, string> | [];
}

export interface Link {
  id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  reference_id: string;
  description: string;
  expire_by: number;
  short_url: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  order_id?: string;
  payments: { payment_id: string; status: string }[] | null;
  notes: Record<string, string> | [];
  upi_link: boolean;
}

export interface Plan {
  id: string;
  entity: 'plan';
  period: string;
  interval: number;
  item: { name: string; amount: number; currency: string };
  created_at: number;
}

export interface Subscription {
  id: string;
  entity: 'subscription';
  plan_id: string;
  status: string;
  current_start: number | null;
  notes: Record<string, string> | [];
  start_at: number | null;
  total_count: number;
  paid_count: number;
  expire_by: number;
  short_url: string;
  created_at: number;
}

export interface Invoice {
  id: string;
  entity: 'invoice';
  subscription_id: string | null;
  order_id: string;
  payment_id: string | null;
  status: 'issued' | 'paid';
  amount: number;
  currency: string;
  billing_start: number;
  created_at: number;
}

export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
}

/** All that an account holds, in the order of its creation. */
export class Account {
  readonly payments: Payment[] = [];
  readonly orders: Order[] = [];
  readonly links: Link[] = [];
  readonly plans: Plan[] = [];
  readonly subscriptions: Subscription[] = [];
  /** What a subscription's first payment takes besides the plan. */
  readonly addons = new Map<string, number>();
  readonly invoices: Invoice[] = [];
  readonly refunds: Refund[] = [];
  private count = 0;

  constructor(private readonly now: () => number) {}

  seconds = () => Math.floor(this.now() / 1_000);
  id = (prefix: string) => `${prefix}_Fake${String((this.count += 1)).padStart(10, '0')}`;

  order(amount: number, receipt: string | null, notes: Order['notes']): Order {
    const order: Order = {
      id: this.id('order'),
      amount,
      currency: 'INR',
      receipt,
      status: 'created',
      notes,
    };
    this.orders.push(order);
    return order;
  }

  payment(order: Order | null, amount: number, change: Partial<Payment>): Payment {
    const payment: Payment = {
      id: this.id('pay'),
      entity: 'payment',
      amount,
      currency: 'INR',
      status: 'captured',
      order_id: order?.id ?? null,
      invoice_id: null,
      method: 'upi',
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      vpa: 'asha.rao@okbank',
      email: 'void@razorpay.com',
      notes: order?.notes ?? [],
      error_code: null,
      error_description: null,
      error_reason: null,
      created_at: this.seconds(),
      ...change,
    };
    payment.captured = payment.status === 'captured';
    if (order !== null) order.status = payment.captured ? 'paid' : 'attempted';
    this.payments.push(payment);
    return payment;
  }

  /** The bill of a subscription's next charge; the same one while it isn't paid. */
  invoice(subscription: Subscription): Invoice {
    const mine = this.invoices.filter(({ subscription_id: id }) => id === subscription.id);
    const last = mine.at(-1);
    if (last?.status === 'issued') return last;
    const plan = this.plans.find(({ id }) => id === subscription.plan_id);
    const upfront = mine.length === 0 ? this.addons.get(subscription.id) : undefined;
    const amount = upfront ?? plan?.item.amount ?? 0;
    const invoice: Invoice = {
      id: this.id('inv'),
      entity: 'invoice',
      subscription_id: subscription.id,
      order_id: this.order(amount, null, []).id,
      payment_id: null,
      status: 'issued',
      amount,
      currency: 'INR',
      billing_start: this.seconds(),
      created_at: this.seconds(),
    };
    this.invoices.push(invoice);
    return invoice;
  }
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly description: string,
    readonly code = 'BAD_REQUEST_ERROR',
  ) {
    super(description);
  }
}

export function known<Item extends { id: string }>(list: readonly Item[], id: string): Item {
  const item = list.find((other) => other.id === id);
  if (item === undefined) throw new ApiError(400, 'The id provided does not exist');
  return item;
}
