import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@waymark/contract';
import { buildAnswer } from '../testing/answers';
import { DOCUMENTED, Platform, WHEN } from '../testing/platform';
import { click, key, message, openMonitor, painted, prepareScreens, press, queued, review } from '../testing/stage';

prepareScreens();
beforeEach(() => localStorage.clear());

const three = () => [3, 2, 1].map((id) => buildAnswer({ id, team: { id: 9 + id, name: `Team ${id}` } }));
const inFront = () => review().getByRole('heading', { level: 2 }).textContent;
const reject: Partial<Answer> = { rejected_at: WHEN, points: 0, reviewed_by: { id: 2, name: 'Priya Raman' } };
const theirs = () => review().queryByText('Priya Raman rejected it.');
const teams = () => queued().map((label) => label?.replace(/:.*/, ''));

/** Someone else rejects the answer of a team while it is in front. */
async function overtake(platform: Platform, query = '') {
  const opened = await openMonitor(platform, { query });
  const decide = async (id: number) => {
    platform.decideElsewhere(id, reject);
    await opened.hears('ss.answer.reject', { answer: { id } });
  };
  return { ...opened, decide };
}

describe('an answer in front that someone else decides', () => {
  it('stays, says who decided it, and keeps what is typed', async () => {
    const { decide } = await overtake(new Platform(three()));
    await userEvent.type(message(), 'Closer, ');
    await decide(3);
    await waitFor(() => expect(theirs()).toBeTruthy());
    await userEvent.keyboard('please');
    expect([inFront(), message().value, teams()]).toEqual(['Team 3', 'Closer, please', ['Team 3', 'Team 2', 'Team 1']]);
    expect(review().getByText('Rejected')).toBeTruthy();
  });

  it('is the one that the next key decides', async () => {
    const { decide, of } = await overtake(new Platform(three()));
    await decide(3);
    await waitFor(() => expect(theirs()).toBeTruthy());
    await key('a');
    await waitFor(() => expect(teams()).toEqual(['Team 2', 'Team 1']));
    expect(of('PUT', /accept\.json$/)).toMatchObject([{ body: { id: 3, review_key: 'key-3-theirs' } }]);
    expect([inFront(), theirs()]).toEqual(['Team 2', null]);
  });

  it('leaves once one steps on, to the answer that followed it', async () => {
    const { decide } = await overtake(new Platform(three()));
    await key('j');
    await decide(2);
    await waitFor(() => expect(theirs()).toBeTruthy());
    expect(teams()).toEqual(['Team 3', 'Team 2', 'Team 1']);
    await key('j');
    expect([inFront(), teams()]).toEqual(['Team 1', ['Team 3', 'Team 1']]);
  });

  it('stays if it was the only one, until it is decided', async () => {
    const { decide } = await overtake(new Platform(three().slice(2)));
    await decide(1);
    await waitFor(() => expect(theirs()).toBeTruthy());
    await press(/^Approve/);
    expect(await screen.findByRole('heading', { name: 'There are no submissions to review.' })).toBeTruthy();
  });

  it('leaves with a filter, and does not return with it', async () => {
    const { decide } = await overtake(new Platform(three()));
    await decide(3);
    await waitFor(() => expect(theirs()).toBeTruthy());
    await userEvent.click(screen.getByRole('button', { name: /^Order/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Longest waiting first' }));
    await waitFor(() => expect(teams()).toEqual(['Team 1', 'Team 2']));
    await click(screen.getByRole('radio', { name: 'Grid' }));
    await click(screen.getByRole('radio', { name: 'One' }));
    expect(teams()).toEqual(['Team 1', 'Team 2']);
  });

  it('leaves with its page, for the first of the next one', async () => {
    const many = Array.from({ length: 12 }, (_, n) =>
      buildAnswer({ id: 12 - n, team: { id: 9, name: `Team ${12 - n}` } }),
    );
    const { decide } = await overtake(new Platform(many), '?pageSize=10');
    await key('jjjjjjjjj');
    await decide(3);
    await waitFor(() => expect(theirs()).toBeTruthy());
    await key('jj');
    await waitFor(() => expect(inFront()).toBe('Team 1'));
    expect(teams()).toEqual(['Team 1']);
  });
});

describe('an answer in front', () => {
  it('leaves when it is deleted', async () => {
    const platform = new Platform(three());
    const { hears } = await openMonitor(platform);
    platform.answers = platform.answers.slice(1);
    await hears('ss.task.delete');
    await waitFor(() => expect(teams()).toEqual(['Team 2', 'Team 1']));
    expect(inFront()).toBe('Team 2');
  });

  it('leaves at once when this judge decides it, also as the last one', async () => {
    const platform = new Platform(three());
    const { hears, of } = await openMonitor(platform);
    await key('aa');
    await hears('ss.answer.accept', { user_id: 1, answer: { id: 2 } });
    expect([inFront(), theirs()]).toEqual(['Team 1', null]);
    await key('a');
    expect(await screen.findByRole('heading', { name: 'There are no submissions to review.' })).toBeTruthy();
    await waitFor(() => expect(of('PUT', /accept\.json$/)).toHaveLength(3));
    await hears('ss.answer.accept', { user_id: 1, answer: { id: 1 } });
    await painted();
    expect(of('GET', /^\/answers\/\d+\.json$/)).toHaveLength(0);
  });

  it('stays when later arrivals push it off its page', async () => {
    const many = Array.from({ length: 10 }, (_, n) =>
      buildAnswer({ id: 10 - n, team: { id: 9, name: `Team ${10 - n}` } }),
    );
    const platform = new Platform(many);
    const { hears, of } = await openMonitor(platform, { query: '?pageSize=10&show=all', offered: DOCUMENTED });
    await key('jjjjjjjjj');
    platform.arrive(11);
    await hears('ss.answer.create', { answer: { id: 11 } });
    await hears('ss.task.update');
    await waitFor(() => expect(of('GET', '/answers/1.json')).toHaveLength(1));
    expect([inFront(), teams().length, theirs()]).toEqual(['Team 1', 10, null]);
  });
});
