import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, refusal } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../../testing/stage';
import { lightPlace } from './light-place';

jest.setTimeout(60_000);
afterEach(unmountRemotes);

/** A fake Stripe.js with a card field and queued payment methods. */
function standInStripe() {
  const asked: unknown[] = [];
  const left: object[] = [];
  const edits: (() => void)[] = [];
  const card = {
    on: (_change: 'change', hear: () => void) => edits.push(hear),
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
  const edit = () => edits.forEach((hear) => void hear());
  return { asked, left, card, edit };
}
// Stripe's loader keeps the first one it finds.
const { asked, left, card, edit } = standInStripe();

it("pays with Stripe's fields, without a card number in our page, and shows Stripe's error", async () => {
  window.scrollTo = jest.fn() as unknown as typeof window.scrollTo;
  left.push({ error: { message: 'Your card number is incomplete.' } }, { paymentMethod: { id: 'pm_1Nq' } });
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
  await screen.findByRole('link', { name: 'Thank You' });
  expect(writes()).toMatchObject([{ path: '/games/7/branding.json', body: { stripe_id: 'pm_1Nq', cost: 299 } }]);
  expect(asked).toEqual(Array(2).fill({ key: 'pk_test_page', what: { type: 'card', card } }));
  await waitFor(() => expect(card.destroy).toHaveBeenCalled());
});

it('retries a payment with unknown outcome with the same method until the card is edited', async () => {
  window.scrollTo = jest.fn() as unknown as typeof window.scrollTo;
  left.push({ paymentMethod: { id: 'pm_first' } }, { paymentMethod: { id: 'pm_second' } });
  const answer = ({ method, path }: ApiRequest) => {
    if (path === '/payments.json') return { key: 'pk_test_page' };
    if (method === 'PATCH') throw refusal(503);
    return { game: buildGame({ id: asGameId(7) }) };
  };
  const { writes } = await stage('/games/grey/7', answer, { offered: ['stripe'] });
  await clickOn(screen.getByRole('button', { name: 'Pay Now' }));
  const form = await screen.findByRole('form', { name: 'Card' });
  await screen.findByTitle('Secure card payment input frame');
  const pay = async (calls: number) => {
    fireEvent.submit(form);
    await waitFor(() => expect(writes()).toHaveLength(calls));
    await screen.findByRole('alert');
  };
  await pay(1);
  await pay(2);
  edit();
  await pay(3);
  const sent = writes().map(({ body }) => (body as { stripe_id: string }).stripe_id);
  expect(sent).toEqual(['pm_first', 'pm_first', 'pm_second']);
});

it('says that the form is still loading when submitted too early', async () => {
  const answer = ({ path }: ApiRequest) =>
    path === '/payments.json' ? new Promise(() => {}) : { game: buildGame({ id: asGameId(7) }) };
  const { reported } = await stage('/games/grey/7', answer, { offered: ['stripe'] });
  await clickOn(screen.getByRole('button', { name: 'Pay Now' }));
  const form = await screen.findByRole('form', { name: 'Card' });
  await screen.findByText(/Your card goes to Stripe alone/);
  fireEvent.submit(form);
  expect(await screen.findByText('The card form is still loading. Try again in a moment.')).toBeTruthy();
  expect(reported).toEqual([]);
});

it("puts Stripe's frames outside the shadow root and removes them again", () => {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('section'));
  const { element, remove } = lightPlace(inside, 'card-1');
  expect(document.contains(element)).toBe(true);
  expect(element.assignedSlot ?? inside.querySelector(`slot[name="${element.slot}"]`)).not.toBeNull();
  remove();
  expect([host.childElementCount, inside.childElementCount]).toEqual([0, 0]);
});
