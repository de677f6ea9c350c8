export { filterQuery } from './filter-query';
export {
  applicantsLayouts,
  feedTabs,
  links,
  loginViews,
  messagesTabs,
  newsSorts,
  newsTabs,
  notificationsTabs,
  ownSinkPath,
  quizPollTabs,
  realtimePath,
  rssPath,
  searchKinds,
  serviceWorkerPath,
  settingsSections,
} from './links';
export type {
  ApplicantsLayout,
  FeedTab,
  LoginView,
  MessagesTab,
  NewsSort,
  NewsTab,
  NotificationsTab,
  QuizPollTab,
  SearchKind,
  SettingsSection,
} from './links';
export { mediaUrl } from './media';
export { matchPage, routerPath, routes } from './route-table';
export type { MatchedPage, RouteName, RoutePattern } from './route-table';
export { safeNext } from './safe-next';
