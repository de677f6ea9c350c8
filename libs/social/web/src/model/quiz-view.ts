/** A quiz as a feature hands it over. */
export interface QuizView {
  /** `votes` and `right` are there once it is revealed. */
  options: readonly {
    id: string;
    text: string;
    votes?: number | undefined;
    right?: boolean | undefined;
  }[];
  multiple: boolean;
  /** ISO 8601; null for one that stays open. */
  endsAt: string | null;
  closed: boolean;
  voters: number;
  /** The reader's own answer, option ids. */
  selection: readonly string[];
  revealed: boolean;
  explanation: string | null;
}

/** An attempt of this visit. */
export interface Attempt {
  selection: readonly string[];
  /** From the API; undefined while the attempt is under way. */
  result:
    | {
        right: readonly string[];
        explanation: string | null;
        votes: ReadonlyMap<string, number>;
        voters: number;
      }
    | undefined;
}

export function isQuizOver(
  { closed, endsAt }: Pick<QuizView, 'closed' | 'endsAt'>,
  now: number,
): boolean {
  return closed || (endsAt !== null && Date.parse(endsAt) <= now);
}

/** The quiz with what this visit's attempt revealed; lists keep it as it was read. */
export function withAttempt(quiz: QuizView, attempt: Attempt | undefined): QuizView {
  const result = attempt?.result;
  if (attempt === undefined || result === undefined || quiz.revealed) return quiz;
  return {
    ...quiz,
    selection: attempt.selection,
    revealed: true,
    explanation: result.explanation,
    voters: result.voters,
    options: quiz.options.map((option) => ({
      ...option,
      votes: result.votes.get(option.id) ?? 0,
      right: result.right.includes(option.id),
    })),
  };
}

/** Whether all that is right was chosen, and nothing else; undefined where nothing was chosen or is known. */
export function isAnsweredRight({ revealed, selection, options }: QuizView): boolean | undefined {
  if (!revealed || selection.length === 0) return undefined;
  return options.every((option) => (option.right === true) === selection.includes(option.id));
}
