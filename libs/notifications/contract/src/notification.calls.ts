import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { notificationGroupSchema, notificationTypeSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import {
  markedSchema,
  markSchema,
  notificationSchema,
  notificationSearchSchema,
  notificationStateSchema,
  notificationTypesSchema,
  unreadSchema,
} from './notification.schema';

export const listNotifications = defineCall({
  id: 'notifications.listNotifications',
  summary: 'Lists your notifications, newest first, with how many are unread',
  method: 'GET',
  version: 'v2',
  path: '/notification',
  query: z.strictObject({
    search: z.optional(notificationSearchSchema),
    state: z.optional(notificationStateSchema),
    type: z.optional(notificationTypeSchema),
    types: z.optional(notificationTypesSchema),
    group: z.optional(notificationGroupSchema),
    ...segmentQuery,
  }),
  access: 'member',
  paging: 'segment',
  response: z.extend(segmentOf(notificationSchema), unreadSchema.shape),
});

export const markNotifications = defineCall({
  id: 'notifications.markNotifications',
  summary: 'Marks your notifications as read: some by id, a group, some types, or all',
  method: 'PATCH',
  version: 'v1',
  path: '/notification',
  body: markSchema,
  access: 'member',
  openToRestricted: true,
  response: markedSchema,
});
