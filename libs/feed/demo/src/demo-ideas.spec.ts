import { ideaDraftSchema, ideaNeeds, ideaStages } from '@upround/feed/contract';
import { cast } from '@upround/shared/demo';
import { demoIdeas } from './ideas.data';
import { demoPosts } from './posts.data';

const people = new Set(cast.map((person) => person.slug));

describe('the ideas of the demo community', () => {
  it('are sixty, of every stage and wish, by many people', () => {
    expect(demoIdeas).toHaveLength(60);
    expect(new Set(demoIdeas.map(({ stage }) => stage)).size).toBeGreaterThanOrEqual(
      ideaStages.length - 1,
    );
    expect(new Set(demoIdeas.flatMap(({ lookingFor }) => lookingFor))).toEqual(new Set(ideaNeeds));
    expect(new Set(demoIdeas.map(({ author }) => author)).size).toBeGreaterThanOrEqual(40);
  });

  it('repeat no key and no text', () => {
    const keys = [...demoIdeas, ...demoPosts].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const name of ['title', 'description', 'problem', 'solution'] as const) {
      expect(new Set(demoIdeas.map((idea) => idea[name])).size).toBe(demoIdeas.length);
    }
  });

  it.each(demoIdeas.map((idea) => [idea.key, idea] as const))(
    '%s keeps the rules of an idea',
    (key, idea) => {
      expect(key).toMatch(/^[a-z0-9-]{1,64}$/);
      expect(people).toContain(idea.author);
      expect(idea.daysAgo).toBeGreaterThanOrEqual(0);
      expect(idea.hour).toBeLessThan(24);
      const { title, description, problem, solution, stage, lookingFor } = idea;
      const draft = { title, description, problem, solution, stage, lookingFor };
      expect(ideaDraftSchema.parse(draft)).toEqual(draft);
    },
  );
});
