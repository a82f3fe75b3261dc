import type { ApiRequest, Task } from '@waymark/contract';
import { compactGame, type Finding } from '@waymark/contract/readiness';
import { buildGame } from '@waymark/testing';
import { buildTask } from './build-task';

/** A platform with the challenges of one game. `refuse` can reject every write. */
export function challengePlatform(count: number, overrides: (n: number) => Partial<Task> = () => ({})) {
  const platform = {
    tasks: Array.from({ length: count }, (_, n) => buildTask(101 + n, { position: n + 1, ...overrides(n + 1) })),
    trash: [] as Task[],
    /** The findings of the game's check. */
    findings: [] as Finding[],
    /** The preview of a sheet. */
    preview: (_: Record<string, unknown>): unknown => ({ columns: [], fields: [], rows: [] }),
    /** Number of QR codes to print. */
    codes: 1,
    /** Holds back an answer. */
    hold: undefined as ((call: ApiRequest) => Promise<unknown> | undefined) | undefined,
    refuse: undefined as ((call: ApiRequest) => unknown) | undefined,
    /** Rejects suggestions. */
    ideas: undefined as (() => unknown) | undefined,
    /** Writes return nothing readable. */
    quiet: false,
    /** Calls the platform lacks despite offering them. */
    lacks: (_: ApiRequest): boolean => false,
    answer: async (call: ApiRequest): Promise<unknown> => {
      if (platform.lacks(call)) return undefined;
      const held = platform.hold?.(call);
      if (held) await held;
      if (call.method !== 'GET' && platform.refuse) await platform.refuse(call);
      const answered = respond(call);
      return call.method !== 'GET' && platform.quiet ? {} : answered;
    },
  };
  const renumber = () => {
    platform.tasks = platform.tasks.map((task, n) => ({ ...task, position: n + 1 }));
  };
  const idIn = (path: string) => Number(/\/tasks\/(\d+)/.exec(path)?.[1]);
  const until = () => new Date(Date.now() + 600_000).toISOString();

  function respond({ method, path, query = {}, body = {} }: ApiRequest): unknown {
    const sent = body as Record<string, unknown>;
    const id = idIn(path);
    const at = platform.tasks.findIndex((task) => task.id === id);
    if (path === '/tasks/import/preview.json') return platform.preview(sent);
    if (path === '/tasks/import.json') {
      return { ids: [901], updated: [], skipped: 1, errors: [], undo_id: 9, undo_until: until() };
    }
    if (path.startsWith('/tasks/qr-sheet/')) {
      return { file: { name: 'qr-codes.pdf', type: 'application/pdf', content: 'JVBERg==' }, count: platform.codes };
    }
    if (path.endsWith('/readiness.json')) {
      return { findings: platform.findings, checked: platform.tasks.length, tasks: platform.tasks };
    }
    if (path.endsWith('/readiness/content.json')) {
      return { ...compactGame({ game: {}, tasks: platform.tasks, keys: [], rewards: [] }) };
    }
    if (path.startsWith('/tasks/game/')) {
      const term = String(query.term ?? '').toLowerCase();
      const found = platform.tasks.filter(({ name }) => name?.toLowerCase().includes(term));
      const [page, size] = [Number(query.page), Number(query.per_page)];
      const tasks = found.slice((page - 1) * size, page * size);
      return { tasks, meta: { page, pages: Math.max(1, Math.ceil(found.length / size)), count: found.length } };
    }
    if (path.startsWith('/tasks/places/')) {
      return { places: platform.tasks.filter(({ latitude }) => typeof latitude === 'number') };
    }
    if (path.startsWith('/tasks/trash/')) {
      return { tasks: platform.trash.map((task) => ({ ...task, deleted_at: until(), restore_until: until() })) };
    }
    if (path === '/tasks/bulk.json') {
      if (sent.delete) platform.tasks = platform.tasks.filter((task) => !(sent.ids as number[]).includes(task.id));
      return { undo_id: 7, undo_until: until() };
    }
    if (path.startsWith('/tasks/ideas/')) {
      platform.ideas?.();
      const first = Number(query.skip ?? 0) + 1;
      const idea = (n: number) => ({
        name: `Idea ${n}`,
        description: '<p>Find it &amp; pose.</p>',
        task_type: 1,
        points: 20,
      });
      return { ideas: [first, first + 1, first + 2].map(idea) };
    }
    if (path === '/tasks.json' || path === '/tasks/suggest.json' || path.endsWith('/duplicate.json')) {
      const task = buildTask(900 + platform.tasks.length, { name: 'New one', ...(sent.idea as Partial<Task>) });
      platform.tasks.push(task);
      renumber();
      return { task: platform.tasks.at(-1), meta: { page: 1 } };
    }
    if (path === '/tasks/copy.json') return { ids: [1], undo_id: 8, undo_until: until() };
    if (path === '/tasks/undo.json') return { ids: [] };
    if (method === 'DELETE') {
      platform.trash.push(...platform.tasks.splice(at, 1));
      renumber();
      return { restore_until: until() };
    }
    if (path.endsWith('/restore.json')) {
      const [task] = platform.trash.splice(0, 1);
      if (task) platform.tasks.push(task);
      renumber();
      return { task };
    }
    if (method === 'PUT') {
      const [task] = platform.tasks.splice(at, 1);
      if (task) platform.tasks.splice(Number(sent.position ?? at + 1) - 1, 0, { ...task, ...sent, id: task.id });
      renumber();
      return { task: platform.tasks.find((one) => one.id === id) };
    }
    if (path === '/tags.json') return { labels: ['harbour'] };
    if (path === '/games.json') return { games: [{ ...buildGame(), id: 8, name: 'Old game' }], meta: { count: 1 } };
    if (path === '/groups.json') return { groups: [{ id: 11, name: 'Quay', game_id: 7, teams: [] }], pages: 1 };
    if (at >= 0) return { task: platform.tasks[at] };
    return { game: buildGame({ id: 7 as never }) };
  }
  return platform;
}
