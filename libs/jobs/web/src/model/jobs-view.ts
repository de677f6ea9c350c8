/** What `/jobs` shows besides the board: by `?applied=true` or `?view=`. */
export const jobsViews = ['board', 'applied', 'hiring', 'post', 'searches'] as const;
export type JobsView = (typeof jobsViews)[number];

/** What an address asks for; the board unless it says something else that is known. */
export function jobsViewOf(search: URLSearchParams): JobsView {
  if (search.get('applied') === 'true') return 'applied';
  const view = search.get('view');
  return jobsViews.find((known) => known === view && known !== 'applied') ?? 'board';
}
