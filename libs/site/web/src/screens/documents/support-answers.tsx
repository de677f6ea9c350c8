import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { links } from '@upround/shared/links';
import { announce } from '@upround/shared/routing';
import {
  ButtonLink,
  EmptyState,
  ICON_STROKE,
  Prose,
  TextInput,
  useIsWide,
} from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import { AskCard } from './ask-card';
import { addressOfLink } from './page-links';
import { matching, readQuestions, type Question } from './questions';

/** Milliseconds without typing after which the number of matching answers is announced. */
const PAUSE = 600;

/** The questions of Support: each opens to its answer, and a field finds them by their words. */
export function SupportAnswers({ text }: { text: string }) {
  const t = useSiteText();
  const isWide = useIsWide();
  const { lead, topics } = useMemo(() => readQuestions(text), [text]);
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const shown = isSearching ? matching(topics, search) : topics;
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  useEffect(() => {
    if (!isSearching) return undefined;
    const timer = setTimeout(() => announce(t('answers.found', { count })), PAUSE);
    return () => clearTimeout(timer);
  }, [count, isSearching, search, t]);
  return (
    <div className="flex flex-col gap-6">
      <TextInput
        type="search"
        role="searchbox"
        aria-label={t('answers.search')}
        placeholder={t('answers.search')}
        icon={Search}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {shown.length === 0 && (
        <EmptyState
          title={t('answers.none', { words: search.trim() })}
          action={
            <ButtonLink href={links.feedback()} variant="primary">
              {t('answers.ask')}
            </ButtonLink>
          }
          className="px-0"
        >
          {t('answers.noneHint')}
        </EmptyState>
      )}
      {shown.map(({ anchor, text: topic, questions }) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 id={anchor} className="mb-2 scroll-mt-20 text-title font-semibold outline-hidden">
            {topic}
          </h2>
          <div className="divide-y rounded-surface border bg-surface-raised">
            {questions.map((question) => (
              <Answer
                // Searching opens what fits; without it all are closed again.
                key={`${question.words}${isSearching}`}
                question={question}
                isOpen={isSearching}
              />
            ))}
          </div>
        </section>
      ))}
      {!isSearching && <Prose text={lead} addressOf={addressOfLink} />}
      {/* On wide pages it's in the aside. */}
      {shown.length > 0 && !isWide && <AskCard />}
    </div>
  );
}

function Answer({ question, isOpen }: { question: Question; isOpen: boolean }) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-surface px-4 py-3 font-medium focus-ring">
        {question.words}
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={ICON_STROKE}
          className="ml-auto shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-measure px-4 pb-4 text-muted">
        <Prose text={question.answer} addressOf={addressOfLink} />
      </div>
    </details>
  );
}
