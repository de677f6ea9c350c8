/** What `/jobs` shows besides the board: by `?applied=true`, `?company=` or `?view=`. */
export const jobsViews = ['board', 'applied', 'company', 'hiring', 'post', 'searches'] as const;
export type JobsView = (typeof jobsViews)[number];

/** What an address asks for; the board unless it says something else that is known. */
export function jobsViewOf(search: URLSearchParams): JobsView {
  if (search.get('applied') === 'true') return 'applied';
  if (search.has('company')) return 'company';
  const view = search.get('view');
  const byName = jobsViews.filter((known) => known !== 'applied' && known !== 'company');
  return byName.find((known) => known === view) ?? 'board';
}
