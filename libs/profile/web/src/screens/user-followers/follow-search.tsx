import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { textLimits } from '@upround/shared/domain';
import { Field, TextInput } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';

/** After the last key; a name is typed faster. */
const PAUSE = 250;
const NAME = 'query';

/** The box above a list of people; what is searched for stands in the address. */
export function FollowSearch({ children }: { children: (text: string) => ReactNode }) {
  const t = useProfileText();
  const [params, setParams] = useSearchParams();
  const searched = (params.get(NAME) ?? '').trim().slice(0, textLimits.displayName);
  const [typed, setTyped] = useState(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            if (text.trim() === '') after.delete(NAME);
            else after.set(NAME, text.trim());
            return after;
          },
          { replace: true },
        ),
      PAUSE,
    );
  };

  return (
    <>
      <div role="search" className="border-b px-4 py-3">
        <Field label={t('followers.search')} hideLabel>
          <TextInput
            type="search"
            icon={Search}
            placeholder={t('followers.search')}
            maxLength={textLimits.displayName}
            value={typed}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
      </div>
      {children(searched)}
    </>
  );
}
