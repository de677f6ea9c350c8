import type { FeatureRoute } from '@upround/shared/routing';

export const routes: FeatureRoute[] = [];

export const NotificationSettings = () => null;

export const PushListener = () => null;

export const useUnreadNotifications = () => 0;
