import { act } from '@testing-library/react';
import { verdictOn } from '@waymark/client';
import type { LiveMessage } from '@waymark/contract';
import { deliver } from '@waymark/testing';
import { prepareTeams, showTeams } from '../testing/show-teams';

prepareTeams();

it.each(['ss.team.rename', 'ss.team.photo'] as const)(
  'a message %s reloads at once, also from a provider that names no changes',
  async (source) => {
    const { loads, ...fake } = await showTeams();
    const message: LiveMessage = { id: 'x', source, detail: { user_id: 77, game: { id: 7 }, team: { id: 1 } } };
    const verdict = (of: LiveMessage) => verdictOn(of, fake.screens.at(-1), 31, false);
    expect([verdict(message), verdict({ ...message, source: 'ss.team.update' })]).toEqual(['reload', 'ask']);
    const before = loads();
    await act(() => deliver(fake, message));
    expect(loads()).toBe(before + 1);
  },
);
