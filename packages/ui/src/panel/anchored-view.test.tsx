import { render, screen } from '@testing-library/react';
import { AnchoredView } from './anchored-view';

function Screen({ faults }: { readonly faults: number }) {
  return (
    <>
      <AnchoredView of={faults}>{faults > 0 && <p>{faults} faults</p>}</AnchoredView>
      <input aria-label="Name" />
    </>
  );
}

/** Places the field where errors above it would push it. */
function layOut(scrollBy: jest.Mock): void {
  const name = screen.getByRole('textbox');
  name.getBoundingClientRect = () => {
    const top = 200 + 60 * document.querySelectorAll('p').length;
    return { top, bottom: top + 48 } as DOMRect;
  };
  document.documentElement.scrollBy = scrollBy;
}

test('the focused field stays in place when something appears above it', () => {
  const scrollBy = jest.fn();
  const { rerender } = render(<Screen faults={0} />);
  layOut(scrollBy);
  screen.getByRole('textbox').focus();
  rerender(<Screen faults={2} />);
  expect(scrollBy.mock.calls).toEqual([[{ top: 60, behavior: 'instant' }]]);
  rerender(<Screen faults={0} />);
  expect(scrollBy.mock.calls[1]).toEqual([{ top: -60, behavior: 'instant' }]);
});

test('an update that changes nothing scrolls nothing', () => {
  const scrollBy = jest.fn();
  const { rerender } = render(<Screen faults={1} />);
  layOut(scrollBy);
  screen.getByRole('textbox').focus();
  rerender(<Screen faults={1} />);
  expect(scrollBy).not.toHaveBeenCalled();
});
