import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { textLimits } from '@upround/shared/domain';
import { useSearchText } from '@upround/shared/routing';
import { Field, TextInput } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';

/** After the last key; a name is typed faster. */
const PAUSE = 250;

/** The search field above a list of people; the query is in the URL. */
export function FollowSearch({ children }: { children: (text: string) => ReactNode }) {
  const t = useProfileText();
  const { text, searched, write } = useSearchText('query', {
    pause: PAUSE,
    limit: textLimits.displayName,
  });

  return (
    <>
      <div role="search" className="border-b px-4 py-3 medium:px-6">
        <Field label={t('followers.search')} hideLabel>
          <TextInput
            type="search"
            icon={Search}
            placeholder={t('followers.search')}
            maxLength={textLimits.displayName}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
      </div>
      {children(searched)}
    </>
  );
}
