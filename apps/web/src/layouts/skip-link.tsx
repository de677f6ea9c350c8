import { useFrameText } from '../messages/catalogue';

export const MAIN_ID = 'content';

/** The first thing that Tab reaches: past the navigation, to the page. */
export function SkipLink() {
  const t = useFrameText();
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // A hash in the address would be one more step back in the history.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      className="sr-only focus-ring focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
    >
      {t('frame.skip')}
    </a>
  );
}
