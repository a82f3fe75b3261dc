import { screen, waitFor, within } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { openBulk, prepareTeams, press, showTeams, WHITE_LABEL } from '../testing/show-teams';

prepareTeams();
beforeAll(() => import('./many/many-dialog'));

const LETTER = 'mailto:maren@harbour.test?subject=License';
const refuse = () => {
  throw refusal(402);
};
const CONTACT = { name: 'Maren', email: 'maren@harbour.test' };
const get = ({ path }: ApiRequest) =>
  path === '/whitelabels/0.json' ? { whitelabel: { ...WHITE_LABEL, contact: CONTACT } } : undefined;

describe('without a shop, a game that has no room leads to the contact for games', () => {
  it('in a notice', async () => {
    const { notices } = await showTeams(refuse, { get });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await press(screen, 'Add team');
    await waitFor(() => expect(notices[0]?.action?.label).toBe('Write to Maren'));
    notices[0]?.action?.run();
    expect(open).toHaveBeenCalledWith(LETTER, '_self');
    open.mockRestore();
  });

  it('in a dialog', async () => {
    await showTeams(refuse, { get });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await openBulk('Add many teams…');
    await press(screen, 'Add 10 teams');
    const banner = within(await within(await screen.findByRole('dialog')).findByRole('alert'));
    (await banner.findByRole('button', { name: 'Write to Maren' })).click();
    expect(open).toHaveBeenCalledWith(LETTER, '_self');
    open.mockRestore();
  });
});
