import { render, screen } from '@testing-library/react';
import { catalogue } from './catalogue';
import { I18nProvider } from './i18n-provider';

const en = {
  post: {
    likes: '{count, plural, =0 {No likes} one {# like} other {# likes}}',
    by: 'By {name}',
    terms: 'Read the <link>terms</link>',
    plain: "Today's post",
  },
} as const;

const useText = catalogue({ en });

const seen: unknown[] = [];

function Sample({ count }: { count: number }) {
  const t = useText();
  seen.push(t);
  return (
    <p>
      {t('post.likes', { count })}. {t('post.by', { name: 'Asha' })}. {t('post.plain')}.{' '}
      {t.rich('post.terms', { link: (chunks) => <a href="/terms">{chunks}</a> })}
    </p>
  );
}

describe('catalogue', () => {
  it('speaks plurals, arguments and rich text', () => {
    render(
      <I18nProvider locale="en-IN" timeZone="Asia/Kolkata">
        <Sample count={1200} />
      </I18nProvider>,
    );
    expect(screen.getByText(/1,200 likes. By Asha. Today's post./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'terms' })).toBeInTheDocument();
  });

  it('groups numbers as the locale does', () => {
    render(
      <I18nProvider locale="en-IN" timeZone="UTC">
        <Sample count={1234567} />
      </I18nProvider>,
    );
    expect(screen.getByText(/12,34,567 likes/)).toBeInTheDocument();
  });

  it('works without a provider and keeps the identity of t between renders', () => {
    seen.length = 0;
    const { rerender } = render(<Sample count={0} />);
    rerender(<Sample count={1} />);
    expect(screen.getByText(/1 like\./)).toBeInTheDocument();
    expect(new Set(seen).size).toBe(1);
  });

  it('infers keys and arguments', () => {
    function Wrong() {
      const t = useText();
      // @ts-expect-error there is no such key
      const missing: () => string = () => t('post.missing');
      // @ts-expect-error the count is left out
      const bare: () => string = () => t('post.likes');
      return <p>{[missing, bare].length}</p>;
    }
    render(<Wrong />);
    expect(screen.getByText('2')).toBeInTheDocument();
  });
});
