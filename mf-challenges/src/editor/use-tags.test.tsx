import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTask, failure } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { compile, keeping, openTab, renderEditor } from '../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

/** The tab Tags; `write` answers what changes a tag. */
async function showTags(write: () => unknown, labels: readonly string[] = []) {
  const task = buildTask({ tags: labels.map((label) => ({ label })) });
  const { answer } = keeping(task, ({ method }) => (method === 'GET' ? { labels: [] } : write()));
  const { reported } = await renderEditor(task, answer);
  await openTab('Tags');
  return { reported };
}
const add = async (label: string) =>
  userEvent.type(await screen.findByRole('combobox', { name: 'Tags' }), `${label}{Enter}`);

/** Refuses the first call. */
function refuseOnce() {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === 1) throw failure(500);
    return {};
  };
}

describe('a tag', () => {
  it('that was refused is shown again by Retry', async () => {
    await showTags(refuseOnce());
    await add('tide');
    await screen.findByText('Not saved');
    expect(screen.queryByText('tide')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('tide');
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
    expect(screen.getByText('tide')).toBeTruthy();
  });

  it('is rolled back if Retry is refused too', async () => {
    await showTags(() => {
      throw failure(500);
    }, ['quiz']);
    await userEvent.click(await screen.findByRole('button', { name: /quiz/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Not saved')).toBeTruthy();
    expect(screen.getByText('quiz')).toBeTruthy();
  });

  it('that was refused is reported, although another follows', async () => {
    let refuse = () => {};
    let calls = 0;
    const { reported } = await showTags(() => {
      calls += 1;
      return calls === 1 ? new Promise((_, reject) => (refuse = () => reject(failure(500)))) : {};
    });
    await add('tide');
    await add('quay');
    await act(async () => refuse());
    await waitFor(() => expect([calls, reported.length]).toEqual([2, 1]));
    expect([screen.queryByText('tide'), screen.queryByText('quay') !== null]).toEqual([null, true]);
  });

  it('survives the response to another save', async () => {
    let release = () => {};
    await showTags(() => new Promise((resolve) => (release = () => resolve({}))));
    await add('tide');
    await openTab('Basics');
    await userEvent.click(screen.getByRole('switch', { name: /^Full screen/ }));
    await screen.findByText('Saved');
    await openTab('Tags');
    await act(async () => release());
    expect(await screen.findByText('tide')).toBeTruthy();
  });
});
