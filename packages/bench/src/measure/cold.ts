import type { BrowserRun } from '../bench-run';
import { longestChain, scriptBytes, serialLevels } from '../browser/request-graph';
import { ROUTES } from '../browser/routes';
import { type Visit, visit } from '../browser/visit';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { summarise } from '../result/ratio';
import { median } from '../result/statistics';

const GROUP = 'Cold, each route';

/** The cost of a first visit. */
export async function measureCold({ browser, builders, session, quick, end, print }: BrowserRun): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of Object.values(ROUTES)) {
    print(`Cold: ${route.name}`);
    const visits: Visit[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      end.check();
      visits.push(await visit(browser, builders.federated, route, session));
    }
    const budget = route.signedIn ? BUDGETS.routeScripts : BUDGETS.signInScripts;
    figures.push(...figuresOf(route.name, visits, budget));
  }
  return figures;
}

function figuresOf(route: string, visits: readonly Visit[], budget: number): Figure[] {
  const bytes = visits.map(({ requests, painted }) => scriptBytes(requests, painted));
  const first = bytes.map((script) => script.first / 1000);
  const later = bytes.map((script) => script.later / 1000);
  const levels = visits.map(({ requests, painted }) => serialLevels(requests, painted));
  const requested = visits.map(({ requests, painted }) => requests.filter(({ start }) => start <= painted).length);
  const figure = (name: string, series: readonly number[]) => ({
    group: GROUP,
    name: `${route}: ${name}`,
    value: median(series),
    series: { [name]: series },
  });
  return [
    {
      ...figure('JavaScript until data is painted', first),
      unit: 'KB',
      budget,
      detail: `${summarise(later, 'KB')} more when idle`,
    },
    { ...figure('serial network levels', levels), unit: 'count', budget: BUDGETS.levels, detail: chainOf(visits) },
    {
      ...figure('requests until data is painted', requested),
      unit: 'count',
      detail: 'including preflights and images',
    },
  ];
}

/** The chain to the deepest request of the last visit. */
function chainOf(visits: readonly Visit[]): string {
  const last = visits.at(-1);
  if (!last) return '';
  return longestChain(last.requests, last.painted)
    .map(({ kind, url }) => (kind === 'Preflight' ? 'preflight' : nameOf(url)))
    .join(' → ');
}

const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) || 'page';
