import { render, screen } from '@testing-library/react';
import { type LiveMessage, type PresentPerson, writable } from '@waymark/contract';
import { UiRoot } from '@waymark/ui';
import { ServicesContext } from '../services/services-context';
import { ChangeDetected } from './change-detected';

const change = (source: LiveMessage['source'], user_id: number): LiveMessage => ({
  id: `${source} ${user_id}`,
  source,
  detail: { user_id, game: { id: 7 } },
});
const MAREN = { id: 2, name: 'Maren Okafor' };
const TOMAS = { id: 3, name: 'Tomas Brandt' };

/** The note of the question about these messages, while these people are here. */
function noteOn(messages: readonly LiveMessage[], people: readonly { id: number; name: string }[] = [MAREN, TOMAS]) {
  const live = { pending: writable({ messages }), ignore: () => undefined, refresh: () => undefined };
  const here = { others: writable(people as readonly PresentPerson[]) };
  render(
    <ServicesContext value={{ live, here } as never}>
      <UiRoot>
        <ChangeDetected />
      </UiRoot>
    </ServicesContext>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Change Detected' })).toBeTruthy();
  return screen.queryByText(/^(Changed|Deleted) by/)?.textContent;
}

describe('the question about a change', () => {
  it('names who made it, if they are here', () => {
    expect(noteOn([change('ss.task.update', 2)])).toMatch(/Changed by Maren Okafor$/);
  });

  it('does not say who made it if that is unknown', () => {
    expect(noteOn([change('ss.task.update', 2)], [])).toBeUndefined();
  });

  it('says so if something was deleted, whatever else was changed since', () => {
    expect(noteOn([change('ss.task.delete', 2), change('ss.task.update', 3)])).toMatch(/Deleted by Maren Okafor$/);
  });

  it('says that something was deleted even if nobody knows by whom', () => {
    expect(noteOn([change('ss.task.delete', 2)], [])).toBe('Deleted by someone else');
  });
});
