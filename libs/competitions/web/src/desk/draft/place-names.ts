import type { DraftProblem } from '@upround/competitions/contract';
import { useCompetitionPartsText } from '../../components/messages/catalogue';
import { useDeskText } from '../messages/catalogue';
import { useDraftText } from './messages/catalogue';

/** The parts of the form from top to bottom. */
const order = [
  'title',
  'tagline',
  'organiser',
  'about',
  'opensAt',
  'closesAt',
  'judgingAt',
  'resultAt',
  'eligibility',
  'prizes',
  'questions',
  'form',
  'criteria',
  'teamMax',
  'vote',
  'rules',
];

const positionOf = ({ place }: DraftProblem) => order.indexOf(place.split('.')[0] ?? '');

/** As the form has them; of one part in the order in which they came. */
export const inOrder = (problems: readonly DraftProblem[]): DraftProblem[] =>
  [...problems].sort((one, other) => positionOf(one) - positionOf(other));

const moments = {
  opensAt: 'next.opens',
  closesAt: 'next.closes',
  judgingAt: 'next.judging',
  resultAt: 'next.result',
} as const;
const lists = {
  eligibility: { title: 'form.eligibility', row: 'form.condition' },
  prizes: { title: 'form.prizes', row: 'form.prize' },
  questions: { title: 'form.questions', row: 'form.question' },
  form: { title: 'form.entryForm', row: 'form.field' },
  criteria: { title: 'form.criteria', row: 'form.criterion' },
} as const;
const fields = {
  label: 'form.label',
  options: 'form.options',
  most: 'form.most',
  mostMb: 'form.mostMb',
  weight: 'form.weight',
  answer: 'form.answer',
} as const;

const has = <Known extends object>(known: Known, name: string): name is keyof Known & string =>
  Object.hasOwn(known, name);

/** The name of a place in the form, as in `Criterion 2, Weight in percent`. */
export function usePlaceName(): (place: string) => string {
  const t = useDeskText();
  const text = useDraftText();
  const parts = useCompetitionPartsText();
  return (place) => {
    const [name = '', index, inner = ''] = place.split('.');
    if (has(moments, name)) return parts(moments[name]);
    if (has(lists, name)) {
      const { title, row } = lists[name];
      if (index === undefined) return t(title);
      const rowName = t('rows.name', { title: t(row), number: String(Number(index) + 1) });
      if (name === 'form' && inner === 'max') return `${rowName}, ${text('summary.limit')}`;
      // A criterion has a name in place of a label.
      if (name === 'criteria' && inner === 'label') return rowName;
      return has(fields, inner) ? `${rowName}, ${t(fields[inner])}` : rowName;
    }
    if (name === 'vote') return t('form.hiddenHours');
    if (name === 'rules') return t('rules.title');
    return name === 'tagline' || name === 'organiser' || name === 'teamMax'
      ? t(`form.${name}`)
      : t('form.title');
  };
}
