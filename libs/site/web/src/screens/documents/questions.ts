import { headingsOf, type Heading } from './headings';

export interface Question {
  words: string;
  /** Markdown. */
  answer: string;
}

export interface Topic extends Heading {
  questions: readonly Question[];
}

/** A paragraph that begins with its question in bold. */
const QUESTION = /^\*\*(.+?)\*\* (.+)$/s;

/**
 * Reads a text of questions: what comes before its first section, and the questions of each section.
 *
 * @param markdown sections that begin with `## `, of paragraphs that begin with `**a question**`
 */
export function readQuestions(markdown: string): { lead: string; topics: Topic[] } {
  const [lead = '', ...sections] = markdown.split(/^## .+$/m);
  const headings = headingsOf(markdown);
  return {
    lead: lead.trim(),
    topics: sections.map((section, place) => ({
      ...(headings[place] ?? { anchor: '', text: '' }),
      questions: section.split(/\n{2,}/).flatMap((paragraph) => {
        const [, words, answer] = QUESTION.exec(paragraph.trim()) ?? [];
        return words === undefined || answer === undefined ? [] : [{ words, answer }];
      }),
    })),
  };
}

/** The questions in which every word of a search occurs, in the question or in its answer. */
export function matching(topics: readonly Topic[], search: string): Topic[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ words: question, answer }: Question) => {
    const text = `${question} ${answer}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(fits);
    return questions.length === 0 ? [] : { ...topic, questions };
  });
}
