import { premiumDocs } from '@upround/premium/contract';
import type { OpenDatabase } from '@upround/shared/db';
import type {
  AllContributions,
  Memberships,
  Payments,
  Realtime,
  StaffPayments,
} from '@upround/shared/ports';
import { deriveKey, type ApiModule, type Metrics } from '@upround/shared/server-kit';
import type { TaskQueue } from '@upround/shared/tasks';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { invoiceCommands } from './contributions/invoice-commands';
import { premiumCommands } from './contributions/premium-commands';
import { premiumDeletionEffects } from './contributions/premium-deletion-effects';
import { premiumEraser } from './contributions/premium-eraser';
import { premiumExports } from './contributions/premium-exports';
import { premiumNotifications } from './contributions/premium-notifications';
import { premiumPages } from './contributions/premium-pages';
import { announceOpeningTask } from './interest/announce-opening.task';
import { invoiceMailTask } from './invoice/invoice-mail';
import { registerInvoices } from './invoice/invoice-route';
import { endOnDeletion } from './membership/end-on-deletion.task';
import { membershipRoutes } from './membership/membership.routes';
import { planSale } from './membership/plan-sale';
import { renewalTasks } from './membership/renew.task';
import { checkPaymentTask } from './payment/check-payment.task';
import { invoiceSender } from './payment/invoice-sender.task';
import { registerPayRoute } from './payment/pay-route';
import { paymentRoutes } from './payment/payment.routes';
import { paymentsPort } from './payment/payments-port';
import { countUnsolved } from './payment/provider-event.store';
import { refundTask } from './payment/refund.task';
import { startNow, startPaymentTask } from './payment/start-payment.task';
import { reconcileTasks } from './payment/reconcile.task';
import { sweepTask } from './payment/sweep-payments.task';
import { registerWebhook, transactionsOf } from './payment/webhook-route';
import type { PremiumMails, PremiumSettings } from './premium-settings';
import type { PaymentProvider } from './provider/payment-provider';
import { createSandboxClock, type SandboxClock } from './provider/sandbox/sandbox-clock';
import { registerSandboxPage } from './provider/sandbox/sandbox-page';
import { createSandbox } from './provider/sandbox/sandbox-provider';
import { membershipsPort } from './staff/memberships';
import { staffPaymentsPort } from './staff/staff-payments';

/** What premium needs from the rest of the server. Bound in apps/api. */
export interface PremiumDeps {
  /** Asked for when it is used: commands of operators are composed without one. */
  database(): OpenDatabase;
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
  secrets: readonly [string, ...string[]];
  /** A real provider; the sandbox by default. */
  provider?: PaymentProvider | undefined;
  /** Wraps the sandbox; tests break it off. */
  wrapSandbox?: ((sandbox: PaymentProvider) => PaymentProvider) | undefined;
  /** The contributions of all slices. */
  contributed: () => Pick<AllContributions, 'sales'>;
  brand: string;
  /** Where the API and the web app are opened. */
  apiUrl: string;
  publicUrl: string;
  realtime?: Pick<Realtime, 'send'> | undefined;
  /** Without it nothing is mailed. */
  mails?: Pick<PremiumMails, 'accounts' | 'mailer'> | undefined;
  /** How long a payer can approve a payment, in milliseconds; five minutes by default. */
  windowMs?: number | undefined;
  /** Hears what the sandbox can't do, such as a webhook that isn't answered. */
  onSandboxError?: ((error: unknown) => void) | undefined;
}

/** What routes outside of the calls need. */
export interface PremiumRouteParts {
  tasks: TaskQueue;
  /** Who asks, by token or cookie; null for a guest. */
  requestViewerId(request: FastifyRequest): Promise<string | null>;
  metrics?: Metrics | undefined;
  log?: FastifyBaseLogger | undefined;
}

/** The server half of premium. */
export interface Premium {
  module: ApiModule;
  /** The port by which other slices are paid. */
  payments: Payments;
  /** The port by which admins see plans and give them. */
  memberships: Memberships;
  /** The port by which admins find payments and return them. */
  staffPayments: StaffPayments;
  /** The sandbox's clock; undefined with a real provider. */
  sandbox: SandboxClock | undefined;
  /** Adds webhooks, the pages of payers and the files of invoices. */
  register(app: FastifyInstance, parts: PremiumRouteParts): Promise<void>;
}

const MINUTE_MS = 60_000;
const WINDOW_MS = 5 * MINUTE_MS;
const SANDBOX_PURPOSE = 'premium.sandbox-webhook';

/** Where this process listens, for the sandbox's webhooks. */
function localAddress(app: FastifyInstance | undefined): string | null {
  const address = app?.server.address() ?? null;
  if (address === null || typeof address === 'string') return null;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  const isAny = address.address === '::' || address.address === '0.0.0.0';
  return `http://${isAny ? 'localhost' : host}:${address.port}`;
}

function sandboxOf(deps: PremiumDeps, now: () => Date, app: () => FastifyInstance | undefined) {
  const { database, secrets, apiUrl } = deps;
  const keys = secrets.map((secret) => deriveKey(secret, SANDBOX_PURPOSE));
  const [key = deriveKey(secrets[0], SANDBOX_PURPOSE)] = keys;
  const clock = createSandboxClock({
    db: () => database().db,
    now,
    key,
    webhookUrl: () => {
      const address = localAddress(app());
      return address === null ? null : `${address}/v1/payments/webhook/sandbox`;
    },
    onError: deps.onSandboxError ?? (() => undefined),
  });
  const provider = createSandbox({
    db: () => database().db,
    now,
    keys,
    apiUrl,
    onChange: () => clock.wake(),
  });
  return { clock, provider: deps.wrapSandbox?.(provider) ?? provider };
}

/** What its routes work on. */
interface OpenPremium {
  deps: PremiumDeps;
  settings: PremiumSettings;
  database: OpenDatabase;
}

/**
 * Adds the routes that every provider needs.
 *
 * @returns what asks the provider to take a payment at once
 */
function registerRoutes(
  app: FastifyInstance,
  { deps, settings, database }: OpenPremium,
  { tasks, requestViewerId, metrics }: PremiumRouteParts,
): (paymentId: string) => Promise<void> {
  const { db } = database;
  const forged = metrics?.counter(
    'payment_webhooks_forged_total',
    'Webhooks of payments with a wrong signature',
  );
  metrics?.gauge(
    'payments_unsolved',
    'Reports and refunds of the payment provider that an operator has to look at',
    () => countUnsolved(db, settings.now()),
  );
  const parts = { database, tasks, settings };
  const inTransaction = transactionsOf(parts);
  const start = (paymentId: string) => startNow(settings, { db, inTransaction }, paymentId);
  registerWebhook(app, parts, () => forged?.inc());
  registerPayRoute(app, { db, start });
  registerInvoices(app, { db, requestViewerId, brand: deps.brand });
  return start;
}

/** Adds the page of test payments, and lets the sandbox's time pass while the server listens. */
async function registerSandbox(
  app: FastifyInstance,
  { deps: { brand, publicUrl }, settings: { now }, database: { db } }: OpenPremium,
  { start, clock }: { start: (paymentId: string) => Promise<void>; clock: SandboxClock },
): Promise<void> {
  const onChange = () => clock.wake();
  await registerSandboxPage(app, { db, now, brand, publicUrl, start, onChange });
  app.addHook('onListen', async () => clock.start());
  app.addHook('onClose', () => clock.stop());
}

/** Plans, payments and invoices. */
export function createPremium(deps: PremiumDeps): Premium {
  const { database, contributed, brand, apiUrl, publicUrl, realtime, mails } = deps;
  const now = deps.now ?? (() => new Date());
  let running: FastifyInstance | undefined;
  const sandbox = deps.provider === undefined ? sandboxOf(deps, now, () => running) : undefined;
  const provider = deps.provider ?? sandbox?.provider;
  if (provider === undefined) throw new Error('There is no payment provider.');
  const settings: PremiumSettings = {
    now,
    provider,
    sales: () => contributed().sales,
    realtime,
    apiUrl,
    brand,
    windowMs: deps.windowMs ?? WINDOW_MS,
    mails: mails && { ...mails, brand, publicUrl },
  };
  const module: ApiModule = {
    name: 'premium',
    docs: premiumDocs,
    calls: [...membershipRoutes(settings), ...paymentRoutes(settings)],
    tasks: [
      startPaymentTask(settings),
      checkPaymentTask(settings),
      refundTask(settings),
      sweepTask(settings),
      ...reconcileTasks(settings),
      ...renewalTasks(settings),
      endOnDeletion(settings),
      announceOpeningTask,
      ...(settings.mails === undefined
        ? []
        : [invoiceSender, invoiceMailTask({ ...settings.mails, publicUrl: apiUrl })]),
    ],
    contributes: {
      sales: [planSale(settings)],
      erasers: [premiumEraser],
      deletionEffects: [premiumDeletionEffects(now)],
      exports: premiumExports,
      notifications: premiumNotifications,
      pages: premiumPages,
      commands: [...premiumCommands(settings), ...invoiceCommands],
    },
    seed: async (context) => {
      const { seedEntitlements } = await import('./seed/seed-entitlements');
      const { seedMemberships } = await import('./seed/seed-memberships');
      await seedEntitlements(context);
      await seedMemberships(context);
    },
  };
  return {
    module,
    payments: paymentsPort(settings),
    memberships: membershipsPort(settings),
    staffPayments: staffPaymentsPort(settings),
    sandbox: sandbox?.clock,
    async register(app, parts) {
      running = app;
      const open = { deps, settings, database: database() };
      const start = registerRoutes(app, open, parts);
      if (sandbox !== undefined) await registerSandbox(app, open, { start, clock: sandbox.clock });
    },
  };
}
