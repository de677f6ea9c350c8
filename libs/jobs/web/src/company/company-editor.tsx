import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { editCompany, type Company } from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import { checkedBy, showServerError, useAutosave } from '@upround/shared/forms';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Notice } from '@upround/shared/ui';
import { companyDraft } from './company-draft';
import { CompanyFields } from './company-fields';
import { cacheCompany } from './company-queries';
import { changeOf, emptyCompany, errorsOf, valuesOf, type CompanyValues } from './company-values';
import { useCompanyText } from './messages/catalogue';

interface CompanyEditorProps {
  company: Company;
  userId: string;
  /** Where the form begins with the focus. */
  firstField?: keyof CompanyValues | undefined;
  onDone: () => void;
}

/** The form of a company's facts and how it is sent. */
function useCompanyForm({ company, userId, onDone }: CompanyEditorProps) {
  const t = useCompanyText();
  const client = useQueryClient();
  const reasonOf = useFailureReason();
  const [failure, setFailure] = useState<string>();
  // What the form began with: what others change meanwhile isn’t the viewer’s change.
  const [base] = useState(company);
  const form = useForm<CompanyValues>({
    defaultValues: valuesOf(company),
    resolver: checkedBy((values) => errorsOf(base, values)),
  });
  const draft = useMemo(() => companyDraft(userId, base), [base, userId]);
  const autosave = useAutosave(form, draft, { empty: emptyCompany });
  const leave = () => {
    form.reset(valuesOf(company));
    autosave.clear();
    onDone();
  };
  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const params = { slug: company.slug };
      const saved = await api.call(editCompany, { params, body: changeOf(base, values) });
      cacheCompany(client, saved);
      toast.show({ text: t('edit.saved') });
      leave();
    } catch (error) {
      const fieldOf = (path: string) =>
        path in emptyCompany ? (path as keyof CompanyValues) : undefined;
      if (!showServerError(form, error, fieldOf, () => 'unreadable')) {
        setFailure(t('edit.failed', { why: reasonOf(error) }));
      }
    }
  });
  return { form, save, leave, failure, isRestored: autosave.isRestored };
}

/** The form of a company's facts and logo. A draft is saved on the device until it is submitted. */
export function CompanyEditor(props: CompanyEditorProps) {
  const { company, firstField } = props;
  const t = useCompanyText();
  const { form, save, leave, failure, isRestored } = useCompanyForm(props);
  const element = useRef<HTMLFormElement>(null);
  const { setFocus } = form;
  useEffect(() => {
    // The logo, which comes first, is chosen with a button.
    if (firstField === 'logoUrl') element.current?.querySelector('button')?.focus();
    else if (firstField !== undefined) setFocus(firstField);
  }, [firstField, setFocus]);
  return (
    <form
      ref={element}
      noValidate
      aria-labelledby="edit-company"
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-5 px-4 py-6 medium:px-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id="edit-company" className="text-title font-semibold wrap-anywhere">
          {t('edit.title', { name: company.name })}
        </h2>
        <p className="text-small text-muted">{t('edit.nameHint')}</p>
      </div>
      {isRestored && (
        <Notice
          announce
          action={
            <Button size="small" onClick={leave}>
              {t('edit.discard')}
            </Button>
          }
        >
          {t('edit.restored')}
        </Notice>
      )}
      <CompanyFields name={company.name} form={form} />
      {failure !== undefined && (
        <Notice tone="danger" announce>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {t('edit.save')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  );
}
