import { isTrackingAllowed } from './tracking-choice';

const TAG = 'https://www.googletagmanager.com/gtag/js';

interface TagWindow {
  /** Queues a command for the tag; the page's HTML defines it, since the tag wants arguments objects. */
  gtag?: (...command: unknown[]) => void;
}

/**
 * Loads the web-analytics tag beside the page, where it is configured and allowed. A tag that is blocked or does not
 * answer changes nothing.
 *
 * @param id its measurement id; the empty string loads nothing
 */
export function loadAnalyticsTag(id: string): void {
  const { gtag } = window as Window & TagWindow;
  if (id === '' || gtag === undefined || !isTrackingAllowed()) return;
  gtag('js', new Date());
  gtag('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
