import { useMutation } from '@tanstack/react-query';
import { announceCompetition, type DeskCompetition } from '@upround/competitions/contract';
import { mutationFor } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Badge, Name } from '@upround/shared/ui';
import { ConfirmButton } from '../../components/confirm-button';
import { CompetitionCard } from '../../list/competition-card';
import { DeskPart } from '../desk-part';
import { usePutDesk } from '../desk-queries';
import { JudgesPart } from '../judges-part';
import { useDeskText } from '../messages/catalogue';
import { DraftForm } from './draft-form';

/** A competition that only admins see: its form, what people will see of it, and the way to announce it. */
export function DraftCompetition({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const put = usePutDesk();
  const { slug, title } = competition;
  const { mutateAsync } = useMutation({
    ...mutationFor(announceCompetition),
    onSuccess: (announced) => {
      put(announced);
      toast.show({ text: t('announce.done', { title }) });
    },
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-title font-semibold wrap-anywhere">
          <Name>{title}</Name>
        </h3>
        <Badge>{t('draft')}</Badge>
      </div>
      <DraftForm competition={competition} />
      <Preview competition={competition} />
      <JudgesPart competition={competition} />
      <DeskPart title={t('announce.title')}>
        <p>{t('announce.hint')}</p>
        <ConfirmButton
          variant="primary"
          tone="primary"
          className="self-start"
          label={t('announce.confirm')}
          title={t('announce.question', { title })}
          confirmText={t('announce.confirm')}
          failed={t('announce.failed')}
          run={() => mutateAsync({ params: { slug } })}
        >
          {t('announce.text')}
        </ConfirmButton>
      </DeskPart>
    </>
  );
}

/** The saved draft as people will see it. */
function Preview({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  return (
    <DeskPart title={t('preview.title')}>
      <p className="text-small text-muted">{t('preview.hint')}</p>
      {/* Its links and buttons lead nowhere before it's announced. */}
      <div inert className="overflow-hidden rounded-surface border">
        <CompetitionCard competition={competition} position={1} total={1} />
      </div>
      <ol aria-label={t('preview.form')} className="flex list-decimal flex-col gap-2 ps-6">
        {competition.draft.form.map(({ id, label, hint, kind, isRequired }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{label}</span>{' '}
            <span className="text-small text-muted">
              {t(`form.fieldKinds.${kind}`)}
              {isRequired && `, ${t('preview.required')}`}
            </span>
            {hint !== '' && <p className="text-small text-muted">{hint}</p>}
          </li>
        ))}
      </ol>
    </DeskPart>
  );
}
