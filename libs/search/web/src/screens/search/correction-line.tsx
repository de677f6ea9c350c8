import type { searchCorrectionSchema } from '@upround/search/contract';
import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import type { output } from 'zod/mini';
import { useSearchMessages } from '../../messages/catalogue';
import type { TabKind } from '../../model/kinds';

interface CorrectionLineProps {
  query: string;
  kind: TabKind;
  correction: output<typeof searchCorrectionSchema>;
}

/** What was probably meant: offered, or, where nothing fits the words as typed, searched for already. */
export function CorrectionLine({ query, kind, correction }: CorrectionLineProps) {
  const t = useSearchMessages();
  const href = links.search({
    query: correction.query,
    ...(kind === 'ALL' ? {} : { kind }),
  });
  return (
    <p className="border-b px-4 py-3 text-small medium:px-6">
      {correction.applied
        ? t('results.corrected', { typed: query, query: correction.query })
        : t.rich('results.didYouMean', {
            query: correction.query,
            link: (words) => <Link href={href}>{words}</Link>,
          })}
    </p>
  );
}
