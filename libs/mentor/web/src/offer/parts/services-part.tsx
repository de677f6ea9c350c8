import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  mentorLimits,
  retireService,
  saveService,
  type MentorService,
} from '@upround/mentor/contract';
import { api } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { AlertDialog, Button, IconButton, MetaLine } from '@upround/shared/ui';
import { useMentorText } from '../../messages/catalogue';
import { usePrice } from '../../model/use-price';
import { fieldId } from '../field-id';
import { useOfferText } from '../messages/catalogue';
import { showOwnMentor } from '../own-mentor-cache';
import { OfferPart } from './offer-part';
import { ServiceDialog } from './service-dialog';

/** What members can book, in the order in which they see it. */
export function ServicesPart({ services }: { services: readonly MentorService[] }) {
  const t = useOfferText();
  const [edited, setEdited] = useState<MentorService | 'new' | null>(null);
  const [removed, setRemoved] = useState<MentorService | null>(null);
  return (
    <OfferPart id="services" title={t('parts.services')}>
      {services.length === 0 ? (
        <p className="text-muted">{t('services.empty')}</p>
      ) : (
        <ol className="divide-y rounded-surface border bg-surface-raised">
          {services.map((service, index) => (
            <ServiceRow
              key={service.id}
              service={service}
              index={index}
              onEdit={() => setEdited(service)}
              onRemove={() => setRemoved(service)}
            />
          ))}
        </ol>
      )}
      {services.length < mentorLimits.services && (
        <div id={fieldId('services')}>
          <Button icon={Plus} onClick={() => setEdited('new')}>
            {t('services.add')}
          </Button>
        </div>
      )}
      {edited !== null && (
        <ServiceDialog
          key={edited === 'new' ? 'new' : edited.id}
          service={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <RemoveDialog service={removed} onClose={() => setRemoved(null)} />
    </OfferPart>
  );
}

interface ServiceRowProps {
  service: MentorService;
  /** Its place in the list, from 0. */
  index: number;
  onEdit: () => void;
  onRemove: () => void;
}

function ServiceRow({ service, index, onEdit, onRemove }: ServiceRowProps) {
  const t = useOfferText();
  const tMentor = useMentorText();
  const price = usePrice();
  const client = useQueryClient();
  const fail = useFailureToast();
  const { id, title } = service;
  const moveUp = async () => {
    try {
      const body = { position: index - 1 };
      showOwnMentor(client, await api.call(saveService, { params: { id }, body }));
    } catch (error) {
      fail(error, t('saveFailed'));
    }
  };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4">
      <div className="flex min-w-0 grow basis-56 flex-col gap-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <MetaLine>
          <span>{tMentor('price.minutes', { count: service.minutes })}</span>
          <span className="font-medium text-text">{price(service.price)}</span>
        </MetaLine>
        {service.about !== '' && <p className="text-small text-muted">{service.about}</p>}
      </div>
      <div className="flex gap-2">
        {index > 0 && (
          <IconButton
            icon={ArrowUp}
            size="small"
            label={t('services.moveUp', { title })}
            onClick={() => void moveUp()}
          />
        )}
        <Button size="small" aria-label={t('services.editNamed', { title })} onClick={onEdit}>
          {t('services.edit')}
        </Button>
        <Button size="small" aria-label={t('services.removeNamed', { title })} onClick={onRemove}>
          {t('services.remove')}
        </Button>
      </div>
    </li>
  );
}

function RemoveDialog({
  service,
  onClose,
}: {
  service: MentorService | null;
  onClose: () => void;
}) {
  const t = useOfferText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const remove = async (id: string) => {
    setBusy(true);
    try {
      showOwnMentor(client, await api.call(retireService, { params: { id } }));
      toast.show({ text: t('services.removed') });
      onClose();
    } catch (error) {
      fail(error, t('services.removeFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AlertDialog
      open={service !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('services.removeTitle', { title: service?.title ?? '' })}
      confirmText={t('services.remove')}
      busy={isBusy}
      onConfirm={() => service !== null && void remove(service.id)}
    >
      {t('services.removeHint')}
    </AlertDialog>
  );
}
