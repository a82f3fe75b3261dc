import type { BrowserRun } from '../bench-run';
import { scriptBytes } from '../browser/request-graph';
import { ROUTES } from '../browser/routes';
import { THROTTLE, type Visit, visit } from '../browser/visit';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

/** A page of every remote, and the games list, which people open first. */
const COMPARED = [
  ROUTES.list,
  ROUTES.settings,
  ROUTES.challenges,
  ROUTES.monitor,
  ROUTES.teams,
  ROUTES.branding,
  ROUTES.analytics,
];

/** The released builder against a monolithic build of the same source: the cost of federation. */
export async function measureAgainstMonolith(run: BrowserRun): Promise<Figure[]> {
  const { browser, builders, session, quick, end, print } = run;
  const rounds = quick ? 2 : 9;
  const group = `Against one build (${THROTTLE.megabits} Mbps, ${THROTTLE.latency} ms, ${THROTTLE.slowdown}× slower CPU, ${rounds} rounds in turns)`;
  const figures: Figure[] = [];
  for (const route of COMPARED) {
    const visits = { federated: [] as Visit[], monolith: [] as Visit[] };
    for (let round = 0; round <= rounds; round += 1) {
      print(`Against one build: ${route.name}, ${round === 0 ? 'warming up' : `round ${round} of ${rounds}`}`);
      // The order may matter, so it alternates.
      for (const side of round % 2 ? (['monolith', 'federated'] as const) : (['federated', 'monolith'] as const)) {
        end.check();
        const seen = await visit(browser, builders[side], route, session);
        if (round > 0) visits[side].push(seen);
      }
    }
    figures.push(...compare(group, route.name, visits));
  }
  return figures;
}

function compare(
  group: string,
  route: string,
  { federated, monolith }: { readonly federated: readonly Visit[]; readonly monolith: readonly Visit[] },
): Figure[] {
  const figure = (name: string, unit: 'KB' | 'ms', read: (visit: Visit) => number, budget?: number) =>
    ratioFigure(
      group,
      `${route}: ${name}`,
      { ours: federated.map(read), twin: monolith.map(read), unit, named: ['federated', 'one build'] },
      budget,
    );
  const { bytes, lcp, data } = BUDGETS.monolith;
  const kilobytes = ({ requests, painted }: Visit) => scriptBytes(requests, painted).first / 1000;
  return [
    figure('JavaScript until data is painted', 'KB', kilobytes, bytes),
    figure('largest contentful paint', 'ms', ({ largestPaint }) => largestPaint, lcp),
    figure(route === ROUTES.list.name ? 'first row' : 'first data', 'ms', ({ painted }) => painted, data),
    figure('script time', 'ms', ({ scripts }) => scripts),
  ];
}
