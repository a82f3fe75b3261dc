import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../../testing/stage';
import { lightPlace } from './light-place';

jest.setTimeout(60_000);
afterEach(unmountRemotes);

/** Stands in for Stripe.js: a field in a place of the page, and methods of what is in it. */
function standInStripe(answers: readonly object[]) {
  const asked: unknown[] = [];
  const left = [...answers];
  const card = {
    mount: (place: HTMLElement) => {
      place.append(Object.assign(document.createElement('iframe'), { title: 'Secure card payment input frame' }));
    },
    destroy: jest.fn(),
  };
  const Stripe = (key: string) => ({
    elements: () => ({ create: () => card }),
    createPaymentMethod: async (what: unknown) => {
      asked.push({ key, what });
      return left.shift();
    },
  });
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
  return { asked, card };
}

it('pays with the fields of Stripe: their method goes to the platform, their refusal onto the page, no number anywhere', async () => {
  window.scrollTo = jest.fn() as unknown as typeof window.scrollTo;
  const { asked, card } = standInStripe([
    { error: { message: 'Your card number is incomplete.' } },
    { paymentMethod: { id: 'pm_1Nq' } },
  ]);
  let game = buildGame({ id: asGameId(7) });
  const answer = ({ method, path }: ApiRequest) => {
    if (path === '/payments.json') return { key: 'pk_test_page' };
    if (method === 'PATCH') game = { ...game, grey_enabled: true };
    return path.endsWith('/grey.json') ? {} : { game };
  };
  const { writes } = await stage('/games/grey/7', answer, { offered: ['stripe'] });
  await clickOn(screen.getByRole('button', { name: 'Pay Now' }));
  const form = await screen.findByRole('form', { name: 'Card' });
  await screen.findByTitle('Secure card payment input frame');
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.submit(form);
  expect(await screen.findByText('Your card number is incomplete.')).toBeTruthy();
  expect(writes()).toEqual([]);
  fireEvent.submit(form);
  await screen.findByRole('button', { name: 'Thank You' });
  expect(writes()).toMatchObject([{ path: '/games/7/branding.json', body: { stripe_id: 'pm_1Nq', cost: 299 } }]);
  expect(asked).toEqual(Array(2).fill({ key: 'pk_test_page', what: { type: 'card', card } }));
  await waitFor(() => expect(card.destroy).toHaveBeenCalled());
});

it('has its frames in the light page where the area stands in a shadow root, and takes them away again', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('section'));
  const { element, remove } = lightPlace(inside, 'card-1');
  expect(document.contains(element)).toBe(true);
  expect(element.assignedSlot ?? inside.querySelector(`slot[name="${element.slot}"]`)).not.toBeNull();
  remove();
  expect([host.childElementCount, inside.childElementCount]).toEqual([0, 0]);
});
