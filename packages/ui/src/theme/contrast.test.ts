import { checkBrandColour, contrastRatio } from './contrast';

test('contrast ranges from 1 to 21', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#777')).toBe(1);
});

test('text on any colour is readable', () => {
  for (let red = 0; red < 256; red += 51) {
    for (let green = 0; green < 256; green += 51) {
      for (let blue = 0; blue < 256; blue += 51) {
        const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        expect(checkBrandColour(colour).textRatio).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test('yellow needs dark text and lacks contrast on white; tide green has enough', () => {
  expect(checkBrandColour('#f5c518')).toMatchObject({ valid: true, text: 'dark' });
  expect(checkBrandColour('#f5c518').pageRatio).toBeLessThan(3);
  expect(checkBrandColour('#0b6a60')).toMatchObject({ valid: true, text: 'light' });
  expect(checkBrandColour('#0b6a60').pageRatio).toBeGreaterThan(4.5);
});

test('invalid colours are reported as invalid', () => {
  for (const text of ['', 'teal', '#12', '#12345g', 'url(x)']) expect(checkBrandColour(text).valid).toBe(false);
});
