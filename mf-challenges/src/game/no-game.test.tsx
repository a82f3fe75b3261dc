import { screen } from '@testing-library/react';
import { paths } from '@waymark/contract';
import { defineRemote } from '@waymark/host-kit';
import { createFakeHost } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import { manifest } from '../manifest';
import { BeforeGame } from './no-game';

afterEach(unmountRemotes);

const Screen = () => <BeforeGame title="No challenges yet" text="Create the game first." />;

it.each([true, false])('links to the settings of a new game only if they have a route (%s)', async (drawn) => {
  const fake = createFakeHost({ path: paths.challenges('new'), knows: () => drawn });
  const remote = defineRemote({ manifest, screens: { challenges: { screen: Screen }, groups: { screen: Screen } } });
  await mountRemote(remote, fake);
  expect(await screen.findByText('No challenges yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Settings' }) !== null).toBe(drawn);
});
