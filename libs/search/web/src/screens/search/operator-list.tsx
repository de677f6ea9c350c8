import { exploreKinds } from '../../data/search-queries';
import { useSearchMessages } from '../../messages/catalogue';
import { searchSigns, withSign, type SearchSign } from './operators';
import { useSearchExamples } from './use-search-examples';

const YEAR = new Date().getUTCFullYear();

interface OperatorListProps {
  text: string;
  /** Called with the query that includes the chosen operator. */
  onAdd: (text: string) => void;
}

/** What can be written into a search beside words, each with what it does; a press writes it. */
export function OperatorList({ text, onAdd }: OperatorListProps) {
  const t = useSearchMessages();
  const { people, tags } = useSearchExamples();
  const examples: Record<SearchSign, string> = {
    from: `from:${people[0]?.slug ?? t('help.examples.from')}`,
    type: `type:${exploreKinds[0].toLowerCase()}`,
    tag: `tag:${tags[0] ?? t('help.examples.tag')}`,
    since: `since:${YEAR}-01-01`,
    until: `until:${YEAR}-01-31`,
    has: 'has:poll',
    minus: `-${t('help.examples.word')}`,
    phrase: `"${t('help.examples.phrase')}"`,
  };
  return (
    <ul>
      {searchSigns.map((sign) => (
        <li key={sign}>
          <button
            type="button"
            onClick={() => onAdd(withSign(text, sign))}
            className="flex min-h-10 w-full items-baseline gap-3 rounded-control px-2 py-1.5 text-left text-small focus-ring hover:bg-surface-hover active:bg-surface-active"
          >
            <code className="w-36 shrink-0 truncate font-mono text-accent-text">
              {examples[sign]}
            </code>
            <span className="min-w-0 text-muted">{t(`help.${sign}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
