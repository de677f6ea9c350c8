export { notificationsModule } from './notifications-module';
export type { NotificationsDeps } from './notifications-settings';
export { createFcmPush } from './push/fcm-push';
export type { FcmOptions, ServiceAccount } from './push/fcm-push';
export { pagePush } from './push/page-push';
