import type { Mentor, MentorService } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { ButtonLink, MetaLine, Words } from '@upround/shared/ui';
import { usePrice } from '../../model/use-price';
import { useMentorPaneText } from './messages/catalogue';
import { Part } from './part';

interface ServicePartProps {
  mentor: Mentor;
  /** The viewer can book them now. */
  canBook: boolean;
}

/** What can be booked: length, price, and until when it can be cancelled and moved. */
export function ServicePart({ mentor, canBook }: ServicePartProps) {
  const t = useMentorPaneText();
  const { services, slug } = mentor;
  return (
    <Part title={t('services.title')}>
      {services.length === 0 ? (
        <p className="text-small text-muted">{t('services.none')}</p>
      ) : (
        <ul className="divide-y border-y">
          {services.map((service) => (
            <li key={service.id} className="py-3">
              <ServiceRow service={service} mentor={canBook ? slug : null} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

interface ServiceRowProps {
  service: MentorService;
  /** Whose it is; null where it can't be booked. */
  mentor: string | null;
}

function ServiceRow({ service, mentor }: ServiceRowProps) {
  const t = useMentorPaneText();
  const price = usePrice();
  const { title, about, minutes, cancelWindowHours, moveWindowHours } = service;
  const isFree = service.price.amount === 0;
  return (
    <div className="flex items-start gap-4">
      <div className="flex min-w-0 grow flex-col gap-1">
        <h4 dir="auto" className="font-medium wrap-anywhere">
          <Words>{title}</Words>
        </h4>
        {about !== '' && (
          <p dir="auto" className="text-small wrap-anywhere whitespace-pre-line">
            <Words>{about}</Words>
          </p>
        )}
        <MetaLine>
          <span>{t('services.minutes', { count: minutes })}</span>
          <span>
            {isFree ? t('services.cancelFree') : t('services.cancel', { hours: cancelWindowHours })}
          </span>
          <span>{t('services.move', { hours: moveWindowHours })}</span>
        </MetaLine>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2">
        <span className="font-semibold figures">{price(service.price)}</span>
        {mentor !== null && (
          <ButtonLink
            size="small"
            href={links.bookMentor({ mentor, service: service.id })}
            aria-label={t('services.bookNamed', { service: title })}
          >
            {t('services.book')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
