import type { Mentor } from '@upround/mentor/contract';
import { useFormat } from '@upround/shared/i18n';
import { Badge, Prose } from '@upround/shared/ui';
import { NeedChips } from '../../components/need-chips';
import { useLanguageName } from '../../components/use-language-name';
import { useMentorText } from '../../messages/catalogue';
import { useMentorPaneText } from './messages/catalogue';
import { Part } from './part';

/** What the mentor says about themselves, and whom they help with what. */
export function AboutPart({ mentor }: { mentor: Mentor }) {
  const t = useMentorPaneText();
  const tMentor = useMentorText();
  const format = useFormat();
  const languageName = useLanguageName();
  const { about, needs, stages, languages } = mentor;
  return (
    <>
      {about !== '' && (
        <Part title={t('about')}>
          <Prose isForeign text={about} />
        </Part>
      )}
      <Part title={t('needs')}>
        <NeedChips needs={needs} />
        {needs.length > 1 && <p className="text-small text-muted">{t('needsHint')}</p>}
      </Part>
      <div className="grid gap-x-8 gap-y-6 small:grid-cols-2">
        <Part title={t('stages')}>
          <ul className="flex flex-wrap gap-1.5">
            {stages.map((stage) => (
              <li key={stage} className="flex">
                <Badge>{tMentor(`stage.${stage}`)}</Badge>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={t('languages')}>
          <p className="text-small">{format.list(languages.map(languageName))}</p>
        </Part>
      </div>
    </>
  );
}
