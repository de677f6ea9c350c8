export {
  feedTabs,
  links,
  loginViews,
  mailboxPath,
  messagesTabs,
  notificationsTabs,
  ownSinkPath,
  realtimePath,
  serviceWorkerPath,
  settingsSections,
} from './links';
export type { FeedTab, LoginView, MessagesTab, NotificationsTab, SettingsSection } from './links';
export { mediaUrl } from './media';
export { matchPage, routerPath, routes } from './route-table';
export type { MatchedPage, RouteName, RoutePattern } from './route-table';
export { safeNext } from './safe-next';
