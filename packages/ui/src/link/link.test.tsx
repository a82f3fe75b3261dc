import { render, screen } from '@testing-library/react';
import { LinkButton, TextLink } from './link';

test('links in text are underlined before they are hovered', () => {
  render(
    <p>
      Times are in London. <LinkButton>Change</LinkButton> <TextLink href="/teams">Teams</TextLink>
    </p>,
  );
  const lines = [screen.getByRole('button'), screen.getByRole('link')].map(
    (link) => getComputedStyle(link).textDecoration,
  );
  expect(lines).toEqual(['underline', 'underline']);
});
