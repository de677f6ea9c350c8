import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import {
  changeSwitch,
  listSwitches,
  SWITCH_REASON_MAX,
  type SwitchState,
} from '@upround/moderation/contract';
import { keyOf, mutationFor, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, Field, Notice, TextArea } from '@upround/shared/ui';
import { useOperationsText } from '../messages/catalogue';

interface SwitchDialogProps {
  /** The switch to turn the other way. */
  asked: SwitchState | null;
  onClose: () => void;
}

/** Asks for a reason before a switch is turned. */
export function SwitchDialog({ asked, onClose }: SwitchDialogProps) {
  const t = useOperationsText();
  const form = useId();
  const client = useQueryClient();
  const [shown, setShown] = useState(asked);
  const turn = useMutation({
    ...mutationFor(changeSwitch),
    onSuccess: ({ name, off }) => {
      toast.show({
        text: t(off === null ? 'switches.isOn' : 'switches.isOff', {
          name: t(`switches.name.${name}`),
        }),
      });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listSwitches) }),
  });
  // While it closes it still says what it was about.
  if (asked !== null && asked !== shown) {
    setShown(asked);
    turn.reset();
  }
  if (shown === null) return null;
  const { name, off } = shown;
  const isOff = off === null;
  const feature = t(`switches.name.${name}`);
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={onClose}
      title={t(isOff ? 'switches.askOff' : 'switches.askOn', { name: feature })}
      description={t(isOff ? 'switches.offText' : 'switches.onText')}
      footer={
        <>
          <Button onClick={onClose}>{t('switches.cancel')}</Button>
          <Button
            type="submit"
            form={form}
            variant={isOff ? 'danger' : 'primary'}
            busy={turn.isPending}
          >
            {t(isOff ? 'switches.turnOff' : 'switches.turnOn')}
          </Button>
        </>
      }
    >
      <ReasonForm
        key={asked === null ? 'closed' : name}
        id={form}
        error={turn.error}
        onReason={(reason) => turn.mutate({ params: { name }, body: { isOff, reason } })}
      />
    </Dialog>
  );
}

interface ReasonFormProps {
  id: string;
  error: Error | null;
  onReason: (reason: string) => void;
}

function ReasonForm({ id, error, onReason }: ReasonFormProps) {
  const t = useOperationsText();
  const reasonOf = useFailureReason();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = text.trim();
    setMissing(reason === '');
    if (reason !== '') onReason(reason);
  };
  return (
    <form id={id} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field
        label={t('switches.reason')}
        hint={t('switches.reasonHint')}
        error={isMissing ? t('switches.reasonMissing') : undefined}
        required
      >
        <TextArea
          value={text}
          maxLength={SWITCH_REASON_MAX}
          onChange={({ target }) => {
            setText(target.value);
            setMissing(false);
          }}
        />
      </Field>
      {error !== null && (
        <Notice tone="danger" announce>
          {t('switches.changeFailed', { why: reasonOf(error) })}
        </Notice>
      )}
    </form>
  );
}
