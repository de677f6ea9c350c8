import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { matchQuestions, type MatchQuestion, type MentorMatches } from '@upround/mentor/contract';
import { ActionBar, Button, ButtonLink, Faces, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { stepAfter } from '../model/match-answers';
import { ChoiceCards } from './choice-cards';
import { useFunnelText } from './messages/catalogue';
import { useChoices } from './use-choices';
import type { Funnel } from './use-funnel';

interface QuestionFormProps {
  funnel: Funnel;
  question: MatchQuestion;
  /** Undefined until they're read. */
  matches: MentorMatches | undefined;
}

/** Faces beside the number of mentors, on narrow screens. */
const FACES = 3;

/** One question with its answers, and the ways on. */
export function QuestionForm({ funnel, question, matches }: QuestionFormProps) {
  const t = useFunnelText();
  const navigate = useNavigate();
  const titleId = useId();
  const title = useQuestionFocus(question);
  const choices = useChoices(matches?.counts, funnel.answers)(question);
  const answer = funnel.answers[question];
  const put = (value: string | undefined) =>
    void navigate(funnel.hrefOf(question, { [question]: value }), { replace: true });
  return (
    <form
      aria-labelledby={titleId}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(funnel.hrefOf(stepAfter(question) ?? 'result'));
      }}
    >
      <fieldset className="min-w-0">
        <legend className="contents">
          <span className="mb-4 flex flex-col gap-1">
            <span className="text-small text-muted">
              {t('position', {
                number: String(matchQuestions.indexOf(question) + 1),
                total: String(matchQuestions.length),
              })}
            </span>
            <h2
              ref={title}
              id={titleId}
              tabIndex={-1}
              className="text-title font-semibold text-balance outline-hidden"
            >
              {t(`question.${question}`)}
            </h2>
          </span>
        </legend>
        {choices === undefined ? (
          <ChoiceSkeletons />
        ) : (
          <ChoiceCards
            choices={choices}
            value={answer === undefined ? undefined : String(answer)}
            onChoose={put}
          />
        )}
      </fieldset>
      {/* On phones always at the bottom of the window, so that each answer shows what it leaves. */}
      {choices !== undefined && (
        <ActionBar className="medium:flex-col medium:items-stretch">
          <NarrowSummary matches={matches} />
          <QuestionButtons
            funnel={funnel}
            question={question}
            total={matches?.total}
            onClear={answer === undefined ? undefined : () => put(undefined)}
          />
        </ActionBar>
      )}
    </form>
  );
}

/** Moves the focus to a question that takes the place of another. */
function useQuestionFocus(question: MatchQuestion) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(question);
  useEffect(() => {
    if (before.current === question) return;
    before.current = question;
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [question]);
  return title;
}

interface QuestionButtonsProps {
  funnel: Funnel;
  question: MatchQuestion;
  total: number | undefined;
  /** Undefined where there is no answer. */
  onClear: (() => void) | undefined;
}

function QuestionButtons({ funnel, question, total, onClear }: QuestionButtonsProps) {
  const t = useFunnelText();
  const previous = matchQuestions[matchQuestions.indexOf(question) - 1];
  const isLast = stepAfter(question) === 'result';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" size="large" variant="primary" className="figures">
        {isLast && total !== undefined ? t('finish', { count: total }) : t('next')}
      </Button>
      {onClear !== undefined && (
        <Button variant="quiet" size="large" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
      {previous !== undefined && (
        <ButtonLink
          href={funnel.hrefOf(previous)}
          variant="quiet"
          size="large"
          className="max-medium:hidden"
        >
          {t('back')}
        </ButtonLink>
      )}
    </div>
  );
}

/** How many mentors match, where the preview has no room. */
function NarrowSummary({ matches }: { matches: MentorMatches | undefined }) {
  const t = useFunnelText();
  return (
    <p className="flex min-h-8 items-center gap-2 text-small font-medium figures max-medium:grow wide:hidden">
      {matches !== undefined && (
        <>
          <Faces
            size={32}
            people={matches.matches.slice(0, FACES).map(({ mentor }) => mentor.person)}
          />
          {t('matching', { count: matches.total })}
        </>
      )}
    </p>
  );
}

function ChoiceSkeletons() {
  const t = useFunnelText();
  return (
    <SkeletonGroup label={t('loadingLanguages')}>
      <div className="grid gap-2 small:grid-cols-2">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-18 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
