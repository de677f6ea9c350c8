import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { profileLimits, profileLinkSchema, type Profile } from '@upround/profile/contract';
import { Button, FieldGroup, IconButton, TextInput } from '@upround/shared/ui';
import { useEditText } from './messages/catalogue';
import { SaveMark } from './save-mark';
import { useSavedText } from './use-saved-text';

/** Lines are kept as one text: an address holds no line break. */
const linesOf = (text: string) => text.split('\n');
const filled = (text: string) =>
  linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** As people type an address, it lacks its beginning. */
const whole = (line: string) => {
  const address = line.trim();
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
};

/** Where else one can be found; the list is saved when a field of it is left. */
export function LinksField({ profile }: { profile: Profile }) {
  const t = useEditText();
  const list = useRef<HTMLDivElement>(null);
  const isWrong = (line: string) =>
    line.trim() !== '' && !profileLinkSchema.safeParse(line).success;
  const field = useSavedText({
    profile,
    name: 'links',
    value: (profile.links ?? []).join('\n'),
    problemOf: (text) => (linesOf(text).some(isWrong) ? t('problems.link') : undefined),
    changeOf: (text) => ({ links: filled(text) }),
  });
  const lines = linesOf(field.text);
  const write = (next: readonly string[]) => field.write(next.join('\n'));
  const save = () => field.commit(lines.map(whole).filter(Boolean).join('\n'));
  const focusLine = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());
  return (
    <FieldGroup
      legend={t('fields.links')}
      hint={t('hints.links', { limit: String(profileLimits.links) })}
      error={field.error}
      aside={<SaveMark state={field.state} onAgain={() => void save()} />}
    >
      <div
        ref={list}
        className="flex flex-col gap-2"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) void save();
        }}
      >
        {lines.map((line, index) => (
          <span key={index} className="flex gap-2">
            <TextInput
              type="url"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="url"
              placeholder={t('linkPlaceholder')}
              aria-label={t('link', { number: String(index + 1) })}
              aria-invalid={(field.error !== undefined && isWrong(line)) || undefined}
              value={line}
              onChange={(event) => write(lines.with(index, event.target.value))}
            />
            {lines.length > 1 && (
              <IconButton
                icon={X}
                label={t('removeLink', { number: String(index + 1) })}
                onClick={() => {
                  write(lines.toSpliced(index, 1));
                  focusLine(Math.max(0, index - 1));
                }}
              />
            )}
          </span>
        ))}
        {lines.length < profileLimits.links && (
          <Button
            size="small"
            variant="quiet"
            icon={Plus}
            className="-ml-3 w-fit"
            onClick={() => {
              write([...lines, '']);
              focusLine(lines.length);
            }}
          >
            {t('addLink')}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
