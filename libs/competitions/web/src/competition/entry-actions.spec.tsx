import { screen } from '@testing-library/react';
import { publicEntryFixture, readCompetition, readEntry } from '@upround/competitions/contract';
import { composeLink, links } from '@upround/shared/links';
import { aCompetition, anApi, open, slug } from './competition-test.fixtures';

const { id, title } = publicEntryFixture;
const vote = null;
const shared = (words: string) =>
  `${words}\n${window.location.origin}${links.competition(slug, { tab: 'entries', entry: id })}`;

function openEntry(entry = publicEntryFixture, isGuest = false) {
  const api = anApi({ phase: 'JUDGING', vote }).on(readEntry, () => entry);
  return open({ tab: 'entries', entry: id, api, isGuest });
}
const shareLink = () => screen.findByRole('link', { name: 'Share as a post' });

describe('sharing an entry', () => {
  it.each(['member', 'guest'])(
    'opens the composer with its words and link, for a %s',
    async (who) => {
      const { user, address, api } = openEntry(publicEntryFixture, who === 'guest');
      await user.click(await shareLink());
      const text = shared(`“${title}” in ${aCompetition().title}`);
      expect(address()).toBe(composeLink(text));
      expect(new URLSearchParams(address().split('?')[1]).get('compose')).toBe(text);
      // The competition is asked for by its page alone.
      expect(api.received(readCompetition)).toHaveLength(1);
    },
  );

  it('has room for the longest titles', async () => {
    const longest = '🚀'.repeat(80);
    const api = anApi({ phase: 'JUDGING', vote, title: longest }).on(readEntry, () => ({
      ...publicEntryFixture,
      title: longest,
    }));
    open({ tab: 'entries', entry: id, api });
    expect(await shareLink()).toHaveAttribute(
      'href',
      composeLink(shared(`“${longest}” in ${longest}`)),
    );
    expect(composeLink(shared(`“${longest}” in ${longest}`))).not.toBe('/');
  });
});
