import { useRef, useState } from 'react';
import { links } from '@upround/shared/links';
import { useFailureReason } from '@upround/shared/query';
import { Button, ButtonLink, Field, Notice, Surface, TextInput } from '@upround/shared/ui';
import { useLeaveText } from './messages/catalogue';
import type { DeleteAccountFormProps } from './delete-account-form';

/** What people type: with or without the sign before it, in any case. */
const handleOf = (typed: string) => typed.trim().replace(/^@/, '').toLowerCase();

/** The typed confirmation. */
export function ConfirmDeletion({ user, deletion }: DeleteAccountFormProps) {
  const t = useLeaveText();
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
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Surface
        padding="large"
        className="flex flex-col gap-4 border-danger wide:flex-row wide:gap-8"
      >
        <div className="flex flex-col gap-1 wide:w-72 wide:shrink-0">
          <h3 className="font-semibold text-danger-text">{t('confirm')}</h3>
          <p className="text-small text-muted">{t('confirmHint')}</p>
        </div>
        <div className="flex min-w-0 grow flex-col gap-4">
          <Field
            label={t('handle', { handle: user.slug })}
            hint={t('handleHint')}
            error={isWrong && t('handleWrong', { handle: user.slug })}
            required
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
          <div className="flex flex-wrap gap-2 wide:justify-end">
            <ButtonLink href={links.settings({ section: 'data' })}>{t('keep')}</ButtonLink>
            <Button type="submit" variant="danger" busy={deletion.isPending}>
              {t('submit')}
            </Button>
          </div>
        </div>
      </Surface>
    </form>
  );
}

/** Spec 8: in the words in which the call fails, with the real reason. */
function Refusal({ error }: { error: Error }) {
  const t = useLeaveText();
  const why = useFailureReason()(error);
  return (
    <Notice tone="danger" announce title={t('failed', { why })}>
      {t('failedHint')}
    </Notice>
  );
}
