import { act, renderHook } from '@testing-library/react';
import { writable } from '@waymark/contract';
import type { ReactNode } from 'react';
import { ServicesContext } from '../services/services-context';
import { usePages } from './use-pages';

test('the palette drops pages as soon as no remote draws them', () => {
  const inService = writable({ draws: (_: string): boolean => true });
  const services = {
    config: { playerOrigin: 'https://play.test' },
    me: writable({ super_admin: true }),
    features: writable(new Set()),
    theme: writable('light'),
    remotes: { inService },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services as never}>{children}</ServicesContext>
  );
  const { result } = renderHook(() => usePages(jest.fn(), jest.fn()), { wrapper });
  const first = () => result.current.slice(0, 3).map(({ id }) => id);
  expect(first()).toEqual(['dashboard', 'new', 'play']);
  act(() => inService.set({ draws: (path) => path === '/games/edit/:game' }));
  expect(first().slice(0, 2)).toEqual(['new', 'play']);
  act(() => inService.set({ draws: (path) => path === '/dashboard' }));
  expect(first().slice(0, 2)).toEqual(['dashboard', 'play']);
});
