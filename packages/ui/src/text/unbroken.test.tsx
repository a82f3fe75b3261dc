import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

const wholeWords = (text: string) => {
  const { container } = render(
    <p>
      <Unbroken text={text} />
    </p>,
  );
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map((word) => word.textContent);
};

it('keeps an e-mail in one piece and the text as it is', () => {
  expect(wholeWords('One archive. You get an e-mail when it is ready.')).toEqual(['e-mail']);
  expect(wholeWords('Namen und E-Mails, E-Mail-Adresse.')).toEqual(['E-Mails,', 'E-Mail-Adresse.']);
});

it('lets long words and dashes break', () => {
  expect(wholeWords('Donaudampfschifffahrts-Gesellschaft - und mehr')).toEqual([]);
});
