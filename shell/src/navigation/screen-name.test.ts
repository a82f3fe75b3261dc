import type { MenuItem } from '@waymark/contract';
import { openRoute } from '@waymark/host/remotes/open-route';
import { screenName } from './screen-name';

const entry = (label: string, path: string): MenuItem => ({ label, icon: 'settings', group: 'run', order: 1, path });
const areas = {
  remotes: [
    { id: 'mf-a', current: { routes: [{ path: '/dashboard', screen: 'list' }], menu: [] } },
    {
      id: 'mf-b',
      current: {
        routes: [
          { path: '/monitor/:game', screen: 'monitor' },
          { path: '/answer/:game/:answer', screen: 'single' },
          { path: '/stream/:game', screen: 'stream' },
          { path: '/teams/stream/:game/:team', screen: 'stream' },
        ],
        menu: [entry('Monitor', '/monitor/:game'), entry('Stream', '/stream/:game')],
      },
    },
  ],
};

it.each([
  ['/monitor/7', 'Monitor'],
  ['/stream/7', 'Stream'],
  ['/teams/stream/7/9', 'Stream'],
  ['/answer/7/12', 'Monitor'],
  ['/dashboard', 'Dashboard'],
  ['/nowhere', 'Dashboard'],
])('%s is called %s', (path, name) => {
  expect(screenName(areas, openRoute(areas, path))).toBe(name);
});
