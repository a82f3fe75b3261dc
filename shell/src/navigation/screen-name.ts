import type { Areas, OpenRoute } from '@waymark/host/remotes/open-route';

/** Name of an open screen, from its menu entry, or from a related one: same remote screen, or first of its area. */
export function screenName({ remotes }: Areas, open: OpenRoute | undefined): string {
  const menu = remotes.flatMap(({ current }) => current.menu);
  const area = remotes.flatMap(({ id, current }) => (open?.game && id === open.remote ? current.routes : []));
  const twins = area.filter(({ screen }) => screen === open?.route.screen);
  const names = [open?.route, ...twins, ...area].map((route) => menu.find(({ path }) => path === route?.path)?.label);
  return names.find(Boolean) ?? 'Dashboard';
}
