import { renderHook } from '@testing-library/react';
import { type ScreenKey, writable } from '@waymark/contract';
import type { ReactNode } from 'react';
import { ServicesContext } from '../services/services-context';
import { useCommands } from './use-commands';

const key = (fields: Partial<ScreenKey>): ScreenKey => ({
  label: 'Next slide',
  group: 'Slideshow',
  run: () => undefined,
  ...fields,
});

it('lists a command once, whatever number of keys it has', () => {
  const declared = [
    key({ keys: 'ArrowRight' }),
    key({ keys: 'PageDown' }),
    key({ label: 'Previous slide' }),
    key({ group: 'Help' }),
    key({ label: 'Reveal the next place', when: () => false }),
  ];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={{ keys: { keys: writable(declared) } } as never}>{children}</ServicesContext>
  );
  const { result } = renderHook(() => useCommands(() => undefined), { wrapper });
  expect(result.current.map(({ label, hint }) => [label, hint])).toEqual([
    ['Next slide', '→'],
    ['Previous slide', undefined],
    ['Next slide', undefined],
  ]);
});
