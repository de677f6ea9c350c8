import { useRef, useState } from 'react';
import { links } from '@upround/shared/links';
import { useFailureReason } from '@upround/shared/query';
import type { SessionUser } from '@upround/shared/session';
import { Button, ButtonLink, Field, Name, Notice, TextInput } from '@upround/shared/ui';
import { ExportPanel } from '../settings/export-panel';
import { SettingsPart } from '../settings/settings-part';
import { useSettingsText } from '../settings/messages/catalogue';
import { Consequences } from './consequences';
import type { Deletion } from './use-deletion';

export interface DeleteAccountFormProps {
  user: SessionUser;
  deletion: Deletion;
}

/** What people type: with or without the sign before it, in any case. */
const handleOf = (typed: string) => typed.trim().replace(/^@/, '').toLowerCase();

/** Consequences, a copy to take along, and the typed confirmation. */
export function DeleteAccountForm({ user, deletion }: DeleteAccountFormProps) {
  const t = useSettingsText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    if (deletion.isPending) return;
    const isRight = handleOf(typed) === user.slug;
    setWrong(!isRight);
    if (isRight) deletion.submit(user.id);
    else field.current?.focus();
  };
  return (
    <>
      <p className="max-w-measure text-muted">
        {t.rich('leave.intro', { name: () => <Name>{user.displayName}</Name> })}
      </p>
      <Consequences />
      <div className="border-t pt-6">
        <SettingsPart title={t('leave.copy')} hint={t('leave.copyHint')}>
          <ExportPanel />
        </SettingsPart>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-4 border-t pt-6"
      >
        <SettingsPart title={t('leave.confirm')}>
          <Field
            label={t('leave.handle', { handle: user.slug })}
            hint={t('leave.handleHint')}
            error={isWrong && t('leave.handleWrong', { handle: user.slug })}
            required
            className="max-w-form"
          >
            <TextInput
              ref={field}
              value={typed}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
          </Field>
          {deletion.error !== null && !deletion.isPending && <Refusal error={deletion.error} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="danger" busy={deletion.isPending}>
              {t('leave.submit')}
            </Button>
            <ButtonLink href={links.settings({ section: 'data' })}>{t('leave.keep')}</ButtonLink>
          </div>
        </SettingsPart>
      </form>
    </>
  );
}

/** Spec 8: in the words in which the call fails, with the real reason. */
function Refusal({ error }: { error: Error }) {
  const t = useSettingsText();
  const why = useFailureReason()(error);
  return (
    <Notice tone="danger" announce title={t('leave.failed', { why })}>
      {t('leave.failedHint')}
    </Notice>
  );
}
