import { documents } from './documents';
import { matching, readQuestions } from './questions';

describe('the questions of Support', () => {
  it('are all of its text', async () => {
    const { default: text } = await documents.support.load();
    const { lead, topics } = readQuestions(text);
    expect(lead).toContain('page:feedback');
    const questions = topics.flatMap((topic) => topic.questions);
    // A paragraph that is no question would be lost.
    expect(questions).toHaveLength(text.split(/\n{2,}/).length - topics.length - 1);
    expect(topics.map(({ anchor }) => anchor)).toContain('logging-in');
  });

  it('are found by the words of question and answer, in any order', () => {
    const { topics } = readQuestions(
      'Lead.\n\n## One\n\n**No code?** Check your spam folder.\n\n**No sound?** Unmute.\n\n## Two\n\n**Old?** Reload.\n',
    );
    expect(matching(topics, 'SPAM code')).toEqual([
      {
        anchor: 'one',
        text: 'One',
        questions: [{ words: 'No code?', answer: 'Check your spam folder.' }],
      },
    ]);
    expect(matching(topics, 'nothing')).toEqual([]);
  });
});
