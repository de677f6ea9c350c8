import { Ban, BellOff } from 'lucide-react';
import { links } from '@upround/shared/links';
import { useSearchChoice } from '@upround/shared/routing';
import {
  ButtonLink,
  ICON_STROKE,
  SegmentedControl,
  SettingRow,
  SettingRows,
  Surface,
} from '@upround/shared/ui';
import { hidingKinds } from './hidden-people';
import { HiddenPeople } from './hidden-people-list';
import { useSettingsText } from './messages/catalogue';
import { SettingsPart } from './settings-part';
import { useHiddenPeople } from './use-hidden-people';

/** The people that the member blocked or muted, one list at a time, and what the two do. */
export function BlockedSection() {
  const t = useSettingsText();
  const [shown, show] = useSearchChoice('show', hidingKinds);
  const { isPending } = useHiddenPeople(shown).query;
  return (
    <SettingsPart title={t('section.blocked')} hint={t('intro.blocked')}>
      <Surface padding="none">
        <div className="flex flex-col gap-3 border-b px-4 py-4 medium:px-6">
          <SegmentedControl
            label={t('hidden.filter')}
            value={shown}
            onChange={show}
            options={hidingKinds.map((value) => ({
              value,
              label: t(`hidden.${value}`),
            }))}
            className="self-start"
          />
          <p className="text-small text-muted">{t(`hidden.${shown}Hint`)}</p>
        </div>
        <HiddenPeople key={shown} hiding={shown} />
      </Surface>
      {/* After the list, whose height isn't known before. */}
      {!isPending && (
        <>
          <Differences />
          <FurtherWays />
        </>
      )}
    </SettingsPart>
  );
}

/** What else helps against people who bother the member. */
function FurtherWays() {
  const t = useSettingsText();
  return (
    <SettingRows>
      <SettingRow
        title={t('hidden.strangers')}
        hint={t('hidden.strangersHint')}
        action={
          <ButtonLink href={links.settings({ section: 'messages' })} className="self-center">
            {t('hidden.toMessages')}
          </ButtonLink>
        }
      />
      <SettingRow
        title={t('hidden.reporting')}
        hint={t('hidden.reportingHint')}
        action={
          <ButtonLink href={`${links.communityGuidelines()}#reporting`} className="self-center">
            {t('hidden.toGuidelines')}
          </ButtonLink>
        }
      />
    </SettingRows>
  );
}

const differences = [
  { kind: 'blocking', icon: Ban, lines: ['blockingSee', 'blockingMessage', 'blockingFollow'] },
  { kind: 'muting', icon: BellOff, lines: ['mutingSee', 'mutingMessage', 'mutingFollow'] },
] as const;

/** What blocking and muting do, for someone who hesitates between the two. */
function Differences() {
  const t = useSettingsText();
  return (
    <Surface padding="none" className="grid wide:grid-cols-2">
      {differences.map(({ kind, icon: KindIcon, lines }) => (
        <section
          key={kind}
          className="flex flex-col gap-3 border-b p-4 last:border-b-0 medium:p-6 wide:border-r wide:border-b-0 wide:last:border-r-0"
        >
          <h3 className="flex items-center gap-3 font-semibold">
            <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-muted">
              <KindIcon aria-hidden size={18} strokeWidth={ICON_STROKE} />
            </span>
            {t(`hidden.${kind}`)}
          </h3>
          <ul className="flex list-disc flex-col gap-2 pl-5 text-small marker:text-muted">
            {lines.map((line) => (
              <li key={line}>{t(`hidden.${line}`)}</li>
            ))}
          </ul>
        </section>
      ))}
    </Surface>
  );
}
