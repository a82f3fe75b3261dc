import { keepPageOnDrop } from './keep-page-on-drop';

function drag(type: string, target: Element, { types = ['Files'], taken = false } = {}) {
  const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
  const dataTransfer = { types, dropEffect: 'copy' };
  Object.assign(event, { dataTransfer });
  if (taken) target.addEventListener(type, (dropped) => dropped.preventDefault(), { once: true });
  document.body.append(target);
  target.dispatchEvent(event);
  return { isPrevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

let stop: () => void;
beforeEach(() => {
  stop = keepPageOnDrop();
});
afterEach(() => stop());

const page = () => document.createElement('p');
const fileInput = () => Object.assign(document.createElement('input'), { type: 'file' });

it.each(['dragover', 'drop'])('ignores a %s of files beside a drop zone', (type) => {
  expect(drag(type, page())).toEqual({ isPrevented: true, effect: 'none' });
});

it('leaves drop zones, file inputs and text alone', () => {
  expect(drag('drop', page(), { taken: true }).effect).toBe('copy');
  expect(drag('drop', fileInput())).toEqual({ isPrevented: false, effect: 'copy' });
  expect(drag('drop', page(), { types: ['text/plain'] })).toEqual({ isPrevented: false, effect: 'copy' });
});

it('ends', () => {
  stop();
  expect(drag('drop', page()).isPrevented).toBe(false);
});
