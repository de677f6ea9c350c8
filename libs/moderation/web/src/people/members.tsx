import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@upround/shared/ui';
import { AdminRequests } from './admin-requests';
import { MemberByEmail, MembersByName } from './member-list';
import { MemberPage } from './member-page';
import { MemberSearch } from './member-search';
import { usePeopleText } from './messages/catalogue';
import { adminRequests, statusOf } from './people-queries';
import { useMemberAddress } from './use-member-address';

/** For admins: members, what they may do, and the requests for new admins. */
export function Members() {
  const t = usePeopleText();
  const { slug, text, find } = useMemberAddress();
  // Not in the address, which other people and logs may see.
  const [email, setEmail] = useState<string>();
  const { error } = useQuery(adminRequests());
  if (statusOf(error) === 403) {
    return (
      <EmptyState level={3} title={t('forbidden')}>
        {t('forbiddenHint')}
      </EmptyState>
    );
  }
  if (slug !== null) return <MemberPage key={slug} slug={slug} />;
  return (
    <div className="flex flex-col gap-6">
      <AdminRequests />
      <section aria-label={t('search.title')} className="flex flex-col gap-4">
        <MemberSearch
          text={email ?? text}
          onName={(name) => {
            setEmail(undefined);
            find(name);
          }}
          onEmail={(address) => {
            find('');
            setEmail(address);
          }}
        />
        {email === undefined ? <MembersByName text={text} /> : <MemberByEmail email={email} />}
      </section>
    </div>
  );
}
