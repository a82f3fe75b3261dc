import { usePage } from '../services/page-context';
import { useLater } from '../services/use-later';

const load = () => import('./override-banner').then((file) => file.OverrideBanner);

/** The banner of a tab with overrides; other pages do not load its code. */
export function LazyOverrideBanner() {
  const { inForce, refused } = usePage().overrides;
  const Banner = useLater(load, inForce.length + refused.length > 0, () => undefined);
  return Banner ? <Banner /> : null;
}
