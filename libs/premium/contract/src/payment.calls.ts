import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { premiumErrors } from './premium.errors';
import {
  paymentSchema,
  paymentStatusSchema,
  startedPaymentSchema,
  verifiedVpaSchema,
  vpaSchema,
} from './premium.schema';

export const listPayments = defineCall({
  id: 'premium.listPayments',
  summary: 'Lists your payments, newest first',
  method: 'GET',
  version: 'v1',
  path: '/payments',
  query: z.strictObject(segmentQuery),
  access: 'member',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(paymentSchema),
});

export const readPaymentStatus = defineCall({
  id: 'premium.readPaymentStatus',
  summary: 'Reads the state of one of your payments',
  method: 'GET',
  version: 'v1',
  path: '/payments/status/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  limit: 'read',
  response: paymentStatusSchema,
});

export const retryPayment = defineCall({
  id: 'premium.retryPayment',
  summary: 'Pays the order of a failed payment again',
  method: 'POST',
  version: 'v1',
  path: '/payments/{id}/retry',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  limit: 'payment',
  switch: 'payments',
  response: startedPaymentSchema,
  errors: [premiumErrors.PAYMENTS_OFF, premiumErrors.NOT_RETRYABLE],
});

export const verifyVpa = defineCall({
  id: 'premium.verifyVpa',
  summary: 'Checks whether a UPI ID can pay',
  method: 'GET',
  version: 'v1',
  path: '/payments/vpa/verify',
  query: z.strictObject({ vpa: vpaSchema }),
  access: 'member',
  limit: 'vpa',
  response: verifiedVpaSchema,
  errors: [premiumErrors.PROVIDER_UNAVAILABLE],
});
