import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { createFakeHost, type FakeHostOptions } from '@waymark/testing';
import { makeRoom, mountRemote } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { ChallengesScreen } from '../screens';
import { challengePlatform } from './challenge-platform';

interface Options extends FakeHostOptions {
  readonly count?: number;
  readonly overrides?: (n: number) => Partial<Task>;
  /** The platform has only the documented calls, and writes return nothing. */
  readonly documents?: boolean;
}

/** The list in a page, on a platform with this number of challenges. */
export async function showList({ count = 5, overrides, documents = false, ...rest }: Options = {}) {
  const platform = challengePlatform(count, overrides);
  platform.quiet = documents;
  const offer = documents ? { offered: [], freshFor: 30_000 } : {};
  const fake = createFakeHost({ path: '/tasks/organize/7', respond: platform.answer, ...offer, ...rest });
  makeRoom(fake.host.signal);
  ChallengesScreen.preload();
  const { element } = await mountRemote(remote, fake);
  await screen.findByRole('heading', { level: 1, name: 'Challenges' });
  await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
  const client = fake.host.queries.client as QueryClient;
  const writes = () => fake.calls.filter(({ method }) => method !== 'GET');
  const lists = () => fake.calls.filter(({ path: asked }) => asked.startsWith('/tasks/game/'));
  const texts = () => fake.notices.map(({ text }) => text);
  return {
    ...fake,
    /** Declared when challenges open. */
    get screens() {
      return fake.screens;
    },
    platform,
    element,
    client,
    writes,
    lists,
    texts,
  };
}

/** The displayed cards. */
export const cards = () => screen.queryAllByRole('article');
/** The headlines of the cards. */
export const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
/** The card of a challenge. */
export const card = (name: string) => within(screen.getByRole('article', { name }));
/** The order input of a challenge. */
export const order = (name: string) => card(name).getByRole<HTMLInputElement>('textbox', { name: `Order of ${name}` });
/** Chooses an action from the menu of a challenge. */
export const choose = async (name: string, action: string) => {
  await userEvent.click(card(name).getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
