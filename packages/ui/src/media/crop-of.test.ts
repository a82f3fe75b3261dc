import { cropOf } from './crop-of';

const AT = 'https://api.example/media/1/standard.webp';

it('keeps the centre of the region named in the address', () => {
  expect(cropOf(`${AT}#xywh=percent:70,10,20,10`)).toBe('calc(70% + 20% / 2) calc(10% + 10% / 2)');
  expect(cropOf(`${AT}?seal=1#xywh=percent:0,0,10,10`)).toBe('calc(0% + 10% / 2) calc(0% + 10% / 2)');
});

it('crops like browsers without a valid region', () => {
  for (const fragment of [
    '',
    '#',
    '#t=10',
    '#xywh=160,120,320,240',
    '#xywh=percent:',
    '#xywh=percent:1,2',
    '#xywh=percent:a,b,c,d',
  ]) {
    expect(cropOf(AT + fragment)).toBeUndefined();
  }
});
