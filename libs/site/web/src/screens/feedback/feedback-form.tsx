import { links } from '@upround/shared/links';
import type { FeedbackReceipt } from '@upround/site/contract';
import { textLimits } from '@upround/shared/domain';
import { NavigationItemsContext } from '@upround/shared/routing';
import { useFormat } from '@upround/shared/i18n';
import { Button, CharacterCount, Field, TextArea, TextInput } from '@upround/shared/ui';
import { use } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useSiteText } from '../../messages/catalogue';
import type { FeedbackDraftStore } from './draft-store';
import { FeedbackFailure } from './feedback-failure';
import type { FeedbackFault, FeedbackField } from './feedback-values';
import { KindTiles } from './kind-tiles';
import { useFeedbackForm } from './use-feedback-form';

interface FeedbackFormProps {
  onSent: (receipt: FeedbackReceipt) => void;
  drafts: FeedbackDraftStore;
}

/** The feedback form. The draft is saved on the device until it is sent. */
export function FeedbackForm({ onSent, drafts }: FeedbackFormProps) {
  const t = useSiteText();
  const format = useFormat();
  const { form, submit, sending, failure, autosave, discard } = useFeedbackForm(onSent, drafts);
  const { control, register, formState } = form;
  const text = useWatch({ control, name: 'text' });
  const [item] = use(NavigationItemsContext);
  const example = item?.href ?? links.home();

  const errorOf = (field: FeedbackField) => {
    const fault = formState.errors[field]?.message as FeedbackFault | undefined;
    return (
      fault && t(`feedback.errors.${fault}`, { example, limit: format.number(textLimits.feedback) })
    );
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <KindTiles value={field.value} onChange={field.onChange} error={errorOf('kind')} />
        )}
      />
      <Field
        label={t('feedback.text.label')}
        hint={t('feedback.text.hint')}
        error={errorOf('text')}
        required
        aside={<CharacterCount length={[...text].length} limit={textLimits.feedback} near={200} />}
      >
        <TextArea rows={7} {...register('text')} />
      </Field>
      <div className="grid gap-6 medium:grid-cols-2 medium:gap-4">
        <Field
          label={t('feedback.email.label')}
          hint={t('feedback.email.hint')}
          error={errorOf('email')}
          optional
        >
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field
          label={t('feedback.page.label')}
          hint={t('feedback.page.hint', { example })}
          error={errorOf('page')}
          optional
        >
          <TextInput inputMode="url" autoCapitalize="none" {...register('page')} />
        </Field>
      </div>
      {failure !== null && <FeedbackFailure error={failure} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={sending}>
          {t('feedback.send')}
        </Button>
        {autosave.isSaved && (
          <>
            <Button variant="quiet" onClick={discard}>
              {t('feedback.draft.discard')}
            </Button>
            <span role="status" className="text-small text-muted">
              {t('feedback.draft.saved')}
            </span>
          </>
        )}
      </div>
    </form>
  );
}
