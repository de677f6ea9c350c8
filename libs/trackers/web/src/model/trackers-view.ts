/** What `/tracker` shows by its query. */
export const trackersViews = ['overview', 'fit', 'pipeline'] as const;
export type TrackersView = (typeof trackersViews)[number];

export const trackersViewOf = (search: URLSearchParams): TrackersView =>
  trackersViews.find((view) => view === search.get('view')) ?? 'overview';
