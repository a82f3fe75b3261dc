import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { PaymentFault } from './payment-fault';

it('shows the error without scrolling a host page to the top', async () => {
  const scrollTo = jest.fn();
  const scrollIntoView = jest.fn();
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  Object.assign(Element.prototype, { scrollIntoView });
  const show = async (place: Element | ShadowRoot) => {
    const root = createRoot(place);
    await act(async () => root.render(<PaymentFault>Declined</PaymentFault>));
    await act(async () => root.unmount());
  };
  const host = document.body.appendChild(document.createElement('div'));
  await show(host.attachShadow({ mode: 'open' }));
  expect([scrollIntoView.mock.calls, scrollTo.mock.calls]).toEqual([[[{ block: 'nearest' }]], []]);
  await show(document.body.appendChild(document.createElement('div')));
  expect([scrollIntoView.mock.calls.length, scrollTo.mock.calls]).toEqual([1, [[{ top: 0 }]]]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
