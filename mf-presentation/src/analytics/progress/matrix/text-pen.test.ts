import { TextPen } from './text-pen';

/** A pen whose letters are ten pixels wide. */
const tenPixelPen = () => {
  const written: unknown[] = [];
  const pen = {
    font: '',
    fillStyle: '',
    textAlign: '',
    direction: '',
    measureText: (text: string) => ({
      width: text.length * 10,
      fontBoundingBoxAscent: 12,
      fontBoundingBoxDescent: 4,
    }),
    fillText: (text: string, x: number, y: number) => written.push([text, x, y, pen.textAlign, pen.direction]),
  };
  return { pen: pen as unknown as CanvasRenderingContext2D, written };
};
const page = () => {
  const element = document.createElement('div');
  element.innerHTML = '<b style="font: 600 13px Inter; color: rgb(1, 2, 3)">Team</b>';
  document.body.append(element);
  return element;
};
const AT = { x: 16, y: 45, align: 'left', width: 100 } as const;

it('writes like the element, from the centre of its line', () => {
  const { pen, written } = tenPixelPen();
  new TextPen(page()).write(pen, ['b'], [{ ...AT, text: 'Gulls' }]);
  expect(written).toEqual([['Gulls', 16, 49, 'left', 'ltr']]);
  expect([pen.font, pen.fillStyle]).toEqual(['600 13px Inter', 'rgb(1, 2, 3)']);
});

it('cuts what is too long, and knows the direction of a text by its first letter', () => {
  const { pen, written } = tenPixelPen();
  const texts = ['Ten letter', 'Eleven lett', 'The Bilge Rats', '12 נוודים', '…'].map((text) => ({ ...AT, text }));
  new TextPen(page()).write(pen, ['b'], texts);
  expect(written.map((one) => [(one as string[])[0], (one as string[])[4]])).toEqual([
    ['Ten letter', 'ltr'],
    ['Eleven le…', 'ltr'],
    ['The Bilge…', 'ltr'],
    ['12 נוודים', 'rtl'],
    ['…', 'ltr'],
  ]);
});

it('writes like a similar element until there is one of its own', () => {
  const { pen } = tenPixelPen();
  const shown = page();
  const texts = new TextPen(shown);
  texts.write(pen, ['i', 'b'], [{ ...AT, text: 'Gulls' }]);
  expect(pen.fillStyle).toBe('rgb(1, 2, 3)');
  shown.insertAdjacentHTML('beforeend', '<i style="color: rgb(4, 5, 6)">Low</i>');
  texts.write(pen, ['i', 'b'], [{ ...AT, text: 'Gulls' }]);
  expect(pen.fillStyle).toBe('rgb(4, 5, 6)');
});

it('writes nothing without an element to write like', () => {
  const { pen, written } = tenPixelPen();
  new TextPen(page()).write(pen, ['i'], [{ ...AT, text: 'Gulls' }]);
  expect(written).toEqual([]);
});
