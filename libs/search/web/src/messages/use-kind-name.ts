import { useKindTexts } from '@upround/shared/routing';
import type { TabKind } from '../model/kinds';
import { useSearchMessages } from './catalogue';

/** What several records of a kind are called. */
export function useKindName(): (kind: TabKind) => string {
  const t = useSearchMessages();
  const texts = useKindTexts();
  return (kind) => (kind === 'ALL' ? t('kinds.ALL') : (texts[kind]?.plural ?? kind));
}
