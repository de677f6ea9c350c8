import { postLimits } from '@upround/feed/contract';
import { textLimits } from '@upround/shared/domain';
import { demoPosts } from './posts.data';

const quizzes = demoPosts.flatMap((post) => (post.quiz ? [{ ...post, quiz: post.quiz }] : []));

const rounded = (value: number) => String(Math.round(value * 100) / 100);
const percent = (share: number) => `${rounded(share * 100)}%`;
const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`;
const crore = (amount: number) => `₹${rounded(amount)} crore`;
const lakh = (amount: number) => `₹${rounded(amount)} lakh`;
const count = (value: number) => Math.round(value).toLocaleString('en-IN');

/** From the share of a round: money over money and what was there. */
const isFifth = (money: number, whole: number) => money / whole === 0.2;
const firstAbove = (goal: number, rate: number) => {
  let months = 0;
  for (let value = 1; value <= goal; value *= 1 + rate) months += 1;
  return months;
};
/** Month by month from the start date on, nothing before the cliff. */
const vested = (grant: number, months: number, passed: number, cliff: number) =>
  passed < cliff ? 0 : Math.floor((grant * Math.min(passed, months)) / months);
/** Summed over so many months that what is left of a customer no longer shows. */
const lifetime = (monthly: number, churn: number) =>
  Array.from({ length: 2_000 }, (_, month) => monthly * (1 - churn) ** month).reduce(
    (sum, part) => sum + part,
    0,
  );

/** What is right, worked out from the numbers of each question. */
const workedOut: Record<string, readonly string[]> = {
  'quiz-share-of-the-round': [percent(2 / (8 + 2))],
  'quiz-price-of-a-share': [rupees(6_00_00_000 / 10_00_000)],
  'quiz-two-rounds': [percent(0.6 * (1 - 0.2) ** 2)],
  'quiz-pool-before-the-money': [crore(8 - 0.2 * (8 + 2))],
  'quiz-capped-safe': [percent(1 / 20)],
  'quiz-discount-price': [rupees(250 * (1 - 0.2))],
  'quiz-note-with-interest': [lakh(50 * (1 + (0.08 * 18) / 12))],
  'quiz-which-are-a-fifth': [
    ['₹1 crore at ₹4 crore pre-money', 1, 4 + 1],
    ['₹3 crore at ₹15 crore pre-money', 3, 15 + 3],
    ['₹2.5 crore at ₹12.5 crore post-money', 2.5, 12.5],
    ['₹5 crore at ₹20 crore post-money', 5, 20],
  ].flatMap(([text, money, whole]) =>
    isFifth(Number(money), Number(whole)) ? [String(text)] : [],
  ),
  'quiz-sold-for-twelve': [crore(Math.max(5, 0.25 * 12))],
  'quiz-when-to-convert': [crore(5 / 0.25)],
  'quiz-vested-options': [count(vested(4_800, 48, 15, 12))],
  'quiz-gain-on-paper': [rupees(2_000 * (640 - 100))],
  'quiz-months-left': [rounded(90 / (14 - 5))],
  'quiz-margin-of-a-box': [percent((500 - 320) / 500)],
  'quiz-price-for-half': [rupees(400 / (1 - 0.5))],
  'quiz-cost-of-a-customer': [rupees((6_00_000 + 4_00_000) / 50)],
  'quiz-payback': [count(12_000 / (2_000 * 0.75))],
  'quiz-worth-of-a-customer': [rupees(lifetime(600, 0.04))],
  'quiz-left-after-a-year': [count(100 * (1 - 0.05) ** 12)],
  'quiz-doubling': [count(firstAbove(2, 0.1))],
  'quiz-net-retention': [percent((100 + 18 - 5 - 8) / 100)],
  'quiz-break-even': [count(3_60_000 / 450)],
  'quiz-funnel': [count(1_000 * 0.08 * 0.25)],
  'quiz-dearer-by-a-quarter': [percent(1 - 1_000 / 1_250)],
  'quiz-price-with-tax': [rupees(1_180 / 1.18)],
  'quiz-owed-by-customers': [lakh(45 * 2)],
};

const linesThatLose = (options: readonly string[]) =>
  options.filter((option) => {
    const [price = 0, ...costs] = [...option.matchAll(/₹(\d+)/g)].map(([, digits]) =>
      Number(digits),
    );
    return price < costs.reduce((sum, cost) => sum + cost, 0);
  });

describe('the quizzes of the demo community', () => {
  it('are many, of both kinds, some without an end, some open and some closed', () => {
    expect(quizzes.length).toBeGreaterThanOrEqual(20);
    const ends = quizzes.map(({ quiz }) => quiz.endsInDays);
    expect(ends.some((end) => end === undefined)).toBe(true);
    expect(ends.some((end) => end !== undefined && end > 0)).toBe(true);
    expect(ends.some((end) => end !== undefined && end < 0)).toBe(true);
    expect(quizzes.some(({ quiz }) => quiz.right.length > 1)).toBe(true);
    expect(new Set(quizzes.map(({ author }) => author)).size).toBeGreaterThanOrEqual(20);
  });

  it.each(quizzes.map((post) => [post.key, post] as const))(
    '%s has the answer that its numbers give, and explains it',
    (key, post) => {
      const { quiz } = post;
      const daysAgo = post.minutesAgo === undefined ? post.daysAgo : 0;
      const right = quiz.right.map((place) => quiz.options[place]);
      const wanted =
        key === 'quiz-loss-on-each-order' ? linesThatLose(quiz.options) : workedOut[key];
      expect(right).toEqual(wanted);
      expect(quiz.lean).toHaveLength(quiz.options.length);
      expect(new Set(quiz.options).size).toBe(quiz.options.length);
      expect(quiz.options.length).toBeLessThanOrEqual(postLimits.pollOptions);
      expect(quiz.options.every((option) => option.length <= textLimits.pollOption)).toBe(true);
      expect(quiz.explanation.length).toBeLessThanOrEqual(textLimits.quizExplanation);
      // A single answer stands in its explanation, as it is written.
      if (right.length === 1) expect(quiz.explanation).toContain(right[0]);
      if (quiz.endsInDays !== undefined) {
        expect(quiz.endsInDays + daysAgo).toBeGreaterThanOrEqual(1);
        expect(quiz.endsInDays + daysAgo).toBeLessThanOrEqual(14);
      }
    },
  );
});
