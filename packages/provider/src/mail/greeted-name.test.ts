import { greetedName } from './greeted-name';

it.each([
  'Ida',
  'Ida B. Wells',
  'J.R.R. Tolkien',
  'Núria Ferrer i Guàrdia',
  '王小明',
  'Anne-Marie O’Neill',
  '  Ida \n Wells ',
])('greets %s by name', (name) => expect(greetedName(name)).toBe(name.replace(/\s+/g, ' ').trim()));

it.each([
  'your prize is at https://evil.example',
  'evil.example',
  'see www.evil example',
  'prize http:evil',
  'evil。example',
  '192.0.2.7',
  'write to me@evil.example',
  'evil.example/prize',
  '<a href=x>',
  'x'.repeat(61),
])('greets without a name for %s', (name) => expect(greetedName(name)).toBe(''));
