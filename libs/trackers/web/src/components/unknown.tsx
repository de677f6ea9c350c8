import { useTrackersText } from '../messages/catalogue';

/** Says a fact that isn't published to screen readers. To the eye its place is empty: so many are missing that a sign in each would be louder than the facts. */
export function Unknown({ text }: { text?: string }) {
  const t = useTrackersText();
  return <span className="sr-only">{text ?? t('unknown')}</span>;
}
