import type { AccountDirectory, Mailer, Realtime, SaleKind } from '@upround/shared/ports';
import type { PaymentProvider } from './provider/payment-provider';

/** What mails about plans need. */
export interface PremiumMails {
  accounts: Pick<AccountDirectory, 'emailOf'>;
  mailer: Pick<Mailer, 'send'>;
  brand: string;
  publicUrl: string;
}

/** What the code of premium works with, put together once from the module's dependencies. */
export interface PremiumSettings {
  /** The server's clock. */
  now(): Date;
  provider: PaymentProvider;
  /** Kinds of sales of all slices. */
  sales(): readonly SaleKind[];
  realtime: Pick<Realtime, 'send'> | undefined;
  /** Where the API is, for addresses of payments. */
  apiUrl: string;
  brand: string;
  /** How long a payer can approve a payment. */
  windowMs: number;
  mails: PremiumMails | undefined;
}
