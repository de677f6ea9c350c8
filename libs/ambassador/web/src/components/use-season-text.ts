import { useAmbassadorPartsText } from './messages/catalogue';

/** A season in words: `October to December 2026`. */
export function useSeasonText(): (id: string) => string {
  const t = useAmbassadorPartsText();
  return (id) => {
    const [year = '', quarter = ''] = id.split('-');
    return t('season', { quarter, year });
  };
}
