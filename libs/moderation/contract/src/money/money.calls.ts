import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { moneyErrors } from './money.errors';
import {
  moneyProblemSchema,
  moneyQuerySchema,
  moneyStateSchema,
  refundSchema,
  solvedProblemSchema,
  staffPaymentDetailsSchema,
  staffPaymentSchema,
} from './money.schema';

const common = { version: 'v1', access: 'member' } as const;
const params = z.strictObject({ id: idSchema });

export const listStaffPayments = defineCall({
  ...common,
  id: 'moderation.listStaffPayments',
  summary: 'Finds payments, newest first; for admins',
  method: 'GET',
  path: '/moderation/payments',
  query: z.strictObject({
    query: moneyQuerySchema,
    state: z.optional(moneyStateSchema),
    ...segmentQuery,
  }),
  limit: 'search',
  paging: 'segment',
  response: segmentOf(staffPaymentSchema),
});

export const readStaffPayment = defineCall({
  ...common,
  id: 'moderation.readStaffPayment',
  summary: 'Returns a payment, and whether it can be refunded; for admins',
  method: 'GET',
  path: '/moderation/payment/{id}',
  params,
  limit: 'read',
  response: staffPaymentDetailsSchema,
});

export const refundPayment = defineCall({
  ...common,
  id: 'moderation.refundPayment',
  summary: 'Refunds a payment; for admins',
  method: 'POST',
  path: '/moderation/payment/{id}/refund',
  params,
  body: refundSchema,
  response: z.object({ isRefunded: z.boolean() }),
  errors: [
    moneyErrors.PAYMENT_RETURNED,
    moneyErrors.PAYMENT_NOT_PAID,
    moneyErrors.REFUND_LATE,
    moneyErrors.REFUND_BLOCKED,
  ],
});

export const listMoneyProblems = defineCall({
  ...common,
  id: 'moderation.listMoneyProblems',
  summary: 'Lists where our records and the payment provider’s don’t match; for admins',
  method: 'GET',
  path: '/moderation/payment-problems',
  limit: 'read',
  response: z.object({ data: z.array(moneyProblemSchema) }),
});

export const solveMoneyProblem = defineCall({
  ...common,
  id: 'moderation.solveMoneyProblem',
  summary: 'Marks a payment problem as resolved; for admins',
  method: 'POST',
  path: '/moderation/payment-problems/solve',
  body: solvedProblemSchema,
  response: z.object({ isSolved: z.boolean() }),
  errors: [moneyErrors.PROBLEM_SOLVED],
});
