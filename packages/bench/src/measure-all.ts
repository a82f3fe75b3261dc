import type { BenchRun, BrowserRun, ProviderRun } from './bench-run';
import { openBrowser, signIn } from './browser/browser';
import { startBuilders } from './browser/builders';
import { Cleanup } from './cleanup';
import { measureBoard } from './measure/board';
import { measureCheck } from './measure/check';
import { measureCold } from './measure/cold';
import { measureCounting } from './measure/counting';
import { measureDelivery } from './measure/delivery';
import { measureDragging } from './measure/dragging';
import { measureEditing } from './measure/editing';
import { measureEmbed } from './measure/embed';
import { measureExporting } from './measure/exporting';
import { measureFilming } from './measure/filming';
import { measureFirstGame } from './measure/first-game';
import { measureGrown } from './measure/grown';
import { measureGrowth } from './measure/growth';
import { measureJudging } from './measure/judging';
import { measureList } from './measure/list';
import { measureLiveMap } from './measure/live-map';
import { measureMails } from './measure/mails';
import { measureAgainstMonolith } from './measure/monolith';
import { measureMounts } from './measure/mounts';
import { measurePanels } from './measure/panels';
import { measurePath } from './measure/path';
import { measureReviewing } from './measure/reviewing';
import { measureSheets } from './measure/sheets';
import { measureShipping } from './measure/shipping';
import { measureSlides } from './measure/slides';
import { measureTeams } from './measure/teams';
import { measureThroughput } from './measure/throughput';
import { measureTogether } from './measure/together';
import { measureTyping } from './measure/typing';
import { measureWarm } from './measure/warm';
import type { Measurement } from './options';
import { fillCrowdIn } from './processes/crowd';
import { copyOf, findEngines, seedFolder } from './processes/engines';
import { fillFolder } from './processes/grown';
import { fillPresentedIn } from './processes/presented';
import type { Figure } from './result/figure';

type In<Run> = Partial<Record<Measurement, (run: Run) => Promise<Figure[]>>>;

const IN_THE_BROWSER = {
  cold: measureCold,
  monolith: measureAgainstMonolith,
  warm: measureWarm,
  'first-game': measureFirstGame,
  typing: measureTyping,
  reviewing: measureReviewing,
  mounts: measureMounts,
  grown: measureGrown,
  together: measureTogether,
  editing: measureEditing,
  dragging: measureDragging,
  board: measureBoard,
  map: measureLiveMap,
  slides: measureSlides,
  path: measurePath,
  panels: measurePanels,
} satisfies In<BrowserRun>;
const BY_ITSELF = { embed: measureEmbed, shipping: measureShipping } satisfies In<BenchRun>;
const AT_THE_PROVIDER = {
  list: measureList,
  delivery: measureDelivery,
  growth: measureGrowth,
  sheets: measureSheets,
  check: measureCheck,
  throughput: measureThroughput,
  judging: measureJudging,
  teams: measureTeams,
  mails: measureMails,
  counting: measureCounting,
  exporting: measureExporting,
  filming: measureFilming,
} satisfies In<ProviderRun>;

/** Runs the chosen measurements one after another and stops everything it started. */
export async function measureAll(
  only: readonly Measurement[],
  { quick, print, signal }: Pick<BenchRun, 'quick' | 'print'> & { readonly signal: AbortSignal },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const take = async <Run extends BenchRun>(measurements: In<Run>, prepare: (run: BenchRun) => Promise<Run>) => {
    const wanted = Object.entries(measurements).filter(([name]) => only.some((one) => one === name));
    if (wanted.length === 0) return;
    const end = new Cleanup(signal);
    try {
      const run = await prepare({ quick, end, print });
      for (const [name, measure] of wanted) {
        end.check();
        try {
          figures.push(...(await measure(run)));
        } catch (error) {
          if (signal.aborted) throw error;
          // Keep the other results; the table shows that this one is missing.
          print(`${name} was not measured: ${error instanceof Error ? error.message : String(error)}`);
          figures.push({ group: 'Not measured', name, value: Number.NaN, unit: 'count', budget: 0 });
        }
      }
    } finally {
      await end.all();
    }
  };
  await take<BrowserRun>(IN_THE_BROWSER, async (run) => {
    const folder = await copyOf(await seedFolder(run), run);
    const grown = await fillFolder(folder);
    const crowd = await fillCrowdIn(folder);
    const presented = await fillPresentedIn(folder);
    const builders = await startBuilders(run.end, folder, print);
    const browser = await openBrowser(run.end, builders.certificate, print);
    return { ...run, builders, browser, grown, crowd, presented, session: await signIn(browser, builders.federated) };
  });
  await take<BenchRun>(BY_ITSELF, async (run) => run);
  await take<ProviderRun>(AT_THE_PROVIDER, async (run) => ({
    ...run,
    engines: await findEngines(run, await seedFolder(run)),
  }));
  return figures;
}
