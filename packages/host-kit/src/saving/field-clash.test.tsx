import { render, screen } from '@testing-library/react';
import { Clashes } from './clashes';
import { FieldClash } from './field-clash';

test('two long texts that differ after their beginning can be told apart in the bar', () => {
  const alike = 'The song begins. '.repeat(30);
  const clash = { field: 'help', label: 'Help', mine: `${alike}At the pier.`, theirs: `${alike}At the mill.` };
  render(<FieldClash clash={clash} clashes={new Clashes()} />);
  const shown = screen.getByRole('group').textContent;
  expect(shown).toContain('At the pier.');
  expect(shown).toContain('At the mill.”');
});
