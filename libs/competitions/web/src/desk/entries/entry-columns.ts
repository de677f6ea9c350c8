import type { DeskCompetition, DeskEntry, EntryAnswers } from '@upround/competitions/contract';
import type { CsvColumn } from '@upround/shared/files';
import { isFileAnswer } from '../../model/file-answer';
import { useDeskText } from '../messages/catalogue';

/** Between several values of a cell: names and choices may contain commas. */
const SEPARATOR = '; ';

/** An answer as text or number; a file by its name and the key that it's stored under. */
function cellOf(answer: EntryAnswers[string] | undefined): string | number | null {
  if (answer === undefined) return null;
  if (Array.isArray(answer)) return answer.join(SEPARATOR);
  return isFileAnswer(answer) ? `${answer.name} (${answer.key})` : answer;
}

/** The columns of the file of entries: who entered when, one for each question, and what came of it. */
export function useEntryColumns({ draft, votes }: DeskCompetition): CsvColumn<DeskEntry>[] {
  const t = useDeskText();
  return [
    { heading: t('csv.id'), of: ({ id }) => id },
    { heading: t('csv.title'), of: ({ title }) => title },
    { heading: t('csv.tagline'), of: ({ tagline }) => tagline },
    {
      heading: t('csv.team'),
      of: ({ team }) => team.map(({ displayName }) => displayName).join(SEPARATOR),
    },
    {
      heading: t('csv.submitted'),
      of: ({ submittedAt }) => new Date(submittedAt).toISOString(),
    },
    { heading: t('csv.receipt'), of: ({ receipt }) => receipt },
    ...draft.form.map(({ id, label }) => ({
      heading: label,
      of: ({ answers }: DeskEntry) => cellOf(answers[id]),
    })),
    { heading: t('csv.scores'), of: ({ scores }) => scores },
    ...(votes === null ? [] : [{ heading: t('csv.votes'), of: (entry: DeskEntry) => entry.votes }]),
    { heading: t('csv.rank'), of: ({ rank }) => rank },
    { heading: t('csv.score'), of: ({ score }) => score },
    { heading: t('csv.mean'), of: ({ mean }) => mean },
    { heading: t('csv.prize'), of: ({ prize }) => prize },
  ];
}
