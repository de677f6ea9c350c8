import { useJobsText } from '../messages/catalogue';
import { useJobTexts } from '../components/job-texts';
import { cityName } from '../model/city-name';
import { tagName, tagWords } from '../model/tag-name';
import type { Suggestion } from './use-suggestions';

/** “First job” is what the jobs are; no job is a “first job job”. */
const FIRST_JOB = 'first-job';

/** Names a suggestion as people would say what they look for. */
export function useSuggestionName(): (suggestion: Suggestion) => string {
  const t = useJobsText();
  const texts = useJobTexts();
  return ({ kind, filters, city }) => {
    const [tag = ''] = filters.tag ?? [];
    const [level = 'ENTRY'] = filters.experience ?? [];
    const [location = ''] = filters.location ?? [];
    switch (kind) {
      case 'remote':
        return tag === FIRST_JOB
          ? t('searches.name.remoteFirst')
          : t('searches.name.remote', { tag: tagWords(tag) });
      case 'tag':
        return tag === FIRST_JOB
          ? t('searches.name.first')
          : t('searches.name.tag', { tag: tagName(tag) });
      case 'city':
        return t('searches.name.city', { city: city ?? cityName(location) });
      case 'experience':
        return level === 'ENTRY'
          ? t('searches.name.entry')
          : t('searches.name.experience', { level: texts.experience(level) });
    }
  };
}
