import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { trackerLimits, trackersErrors, type TrackerView } from '@upround/trackers/contract';
import { ApiError } from '@upround/shared/api-client';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, Field, InlineError, TextInput } from '@upround/shared/ui';
import { useViewsText } from './messages/catalogue';
import { addView, renameView, type ViewDraft } from './view-changes';

interface ViewDialogProps {
  /** What is saved, with a name to propose; or the view that is renamed. */
  view: ViewDraft | TrackerView;
  onClose: () => void;
}

const FORM = 'tracker-view-form';

/** Names a view: a new one, or one that is saved. */
export function ViewDialog({ view, onClose }: ViewDialogProps) {
  const t = useViewsText();
  const client = useQueryClient();
  const reasonOf = useFailureReason();
  const [name, setName] = useState(view.name);
  const [isUnnamed, setUnnamed] = useState(false);
  const [problem, setProblem] = useState<{ isOfName: boolean; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const id = 'id' in view ? view.id : undefined;

  const send = async () => {
    const given = name.trim();
    setUnnamed(given === '');
    if (given === '' || isBusy) return;
    setProblem(undefined);
    setBusy(true);
    try {
      await (id === undefined
        ? addView(client, { ...view, name: given })
        : renameView(client, id, given));
      onClose();
      toast.show({ text: t(id === undefined ? 'saved' : 'renamed') });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      const isOfName = code === trackersErrors.VIEW_EXISTS.code;
      const isKnown = isOfName || code === trackersErrors.TOO_MANY_VIEWS.code;
      const why = reasonOf(error);
      setProblem({ isOfName, text: isKnown ? why : t('saveFailed', { why }) });
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(id === undefined ? 'saveTitle' : 'renameTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} busy={isBusy}>
            {t(id === undefined ? 'saveView' : 'renameView')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          label={t('name')}
          error={
            isUnnamed ? t('nameRequired') : problem?.isOfName === true ? problem.text : undefined
          }
        >
          <TextInput
            value={name}
            maxLength={trackerLimits.viewName}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {problem?.isOfName === false && <InlineError>{problem.text}</InlineError>}
      </form>
    </Dialog>
  );
}
