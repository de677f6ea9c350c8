import type { FeatureRoute } from '@upround/shared/routing';

export const routes: FeatureRoute[] = [];

export function MessageButton(_props: { userId: string; displayName: string }) {
  return null;
}

export const useUnreadMessages = () => 0;
