import type { DraftEnd } from './draft';

/** A quiz as it is being written. */
export interface DraftQuiz {
  options: readonly { text: string; right: boolean }[];
  multiple: boolean;
  /** Null while it stays open. */
  end: DraftEnd | null;
  explanation: string;
}

const blank = { text: '', right: false };

export const emptyQuiz: DraftQuiz = {
  options: [blank, blank],
  multiple: false,
  end: null,
  explanation: '',
};

/** Marks an option as right or not; where one answer is right, marking it takes the mark from the others. */
export function withRight(quiz: DraftQuiz, index: number, right: boolean): DraftQuiz {
  return {
    ...quiz,
    options: quiz.options.map((option, at) => {
      if (at === index) return { ...option, right };
      return quiz.multiple ? option : { ...option, right: false };
    }),
  };
}

/** With one right answer: of several marks the first stays. */
export function inSingleChoice(quiz: DraftQuiz): DraftQuiz {
  const first = quiz.options.findIndex(({ right }) => right);
  return {
    ...quiz,
    multiple: false,
    options: quiz.options.map((option, index) => ({ ...option, right: index === first })),
  };
}

/** The same texts as options of a quiz; as it was where it has options of its own. */
export function withTexts(quiz: DraftQuiz, texts: readonly string[]): DraftQuiz {
  if (quiz.options.some(({ text }) => text.trim() !== '')) return quiz;
  return { ...quiz, options: texts.map((text) => ({ text, right: false })) };
}
