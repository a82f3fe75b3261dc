/** @also-embedded Concurrent calls share one connection. */
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TASK_ASSET_NAMES } from '@waymark/contract';
import { Ajv2020 } from 'ajv/dist/2020';
import { eq } from 'drizzle-orm';
import { games, purchases } from '../db/schema';
import {
  probeEventLoop,
  START_TIMEOUT,
  startTestProvider,
  type TestProvider,
  testServerUrl,
  type Visitor,
} from '../testing';
import {
  type Description,
  type Known,
  operationsOf,
  type RandomRequest,
  randomRequest,
} from '../testing/random-requests';
import { Chance } from '../testing/random-values';
import { type Cast, makeRoleFixtures } from '../testing/role-fixtures';
import { type Place, REVIEW_KEY, SCANNED } from '../testing/role-places';

probeEventLoop();

const REQUESTS = Number(process.env.WAYMARK_RANDOM_REQUESTS || 1_000);
/** Extra requests for calls that were never accepted, on the faster engine; both run the same code. */
const MORE = testServerUrl() ? 10_000 : 0;
/** Fixed, so that a failure is caused by the change; another seed explores other requests. */
const SEED = Number(process.env.WAYMARK_RANDOM_SEED || 20_261_122);
const AT_ONCE = 16;
const BETWEEN_REPAIRS = 50;
/** Half a minute of CPU time, but longer on a shared machine. */
const TIMEOUT = 600_000;
/** A slower response counts as missing; nothing here takes a second. */
const HANGS_AFTER = 60_000;

/**
 * Calls that random values never complete: nothing is featured, there is no push service or connected Dropbox, a saved
 * brand is gone before its id is used, and the others need a merged team.
 */
const REFUSED = new Set([
  'deleteBrand',
  'generateReels',
  'mergeTeams',
  'renameBrand',
  'sendToDropbox',
  'subscribePush',
  'unmergeTeam',
]);

let provider: TestProvider;
let cast: Cast;
let known: Known;
beforeAll(async () => {
  provider = await startTestProvider({ dropbox: { key: 'random' } });
  cast = await makeRoleFixtures(provider);
  const { as, places } = cast;
  // All roles call, the privileged ones most often.
  const callers = [
    ...Object.values(as),
    ...Array(5).fill(as.creator),
    ...Array(8).fill(as['super administrator']),
  ] as Visitor[];
  const people = callers.map(({ whitelabel, token }) => ({ whitelabel, ...(token ? { token } : {}) }));
  const requests = [...Object.values(places), places.own, places.own, places.own];
  /** Which record an id refers to, by its position in the request. */
  const kindOf = (path: string, name: string): keyof Place => {
    if (name === 'player_id') return 'player';
    if (name === 'undo_id') return /answers/.test(path) ? 'review' : 'undo';
    if (
      name === 'game_id' ||
      /\/(games|game|trash|stream|score|reviews|queue|statistics)\/|\/play\/tasks\/\{id\}\.json/.test(path)
    )
      return 'game';
    if (/\/answers\/(\{id\}|regenerate)/.test(path)) return 'answer';
    if (/\/judge-links\/\{id\}/.test(path)) return 'link';
    if (/\/result-keys\/\{id\}/.test(path)) return 'resultKey';
    if (/\/groups\//.test(path)) return 'group';
    if (/\/teams\/\{id\}/.test(path)) return 'team';
    if (/\/ar\//.test(path)) return 'reality';
    if (/qr|\/play\/answers/.test(path)) return 'scan';
    return /restore/.test(path) ? 'trashed' : 'task';
  };
  const ids = (path: string, name: string) =>
    /\/templates\//.test(path)
      ? ['museum', 'moon']
      : // Of a game to read them, of a message to change it.
        /\/messages\/\{id\}/.test(path) && name === 'id'
        ? requests.flatMap(({ game, message }) => [game, message])
        : requests.map((place) => place[kindOf(path, name)]);
  // Gives the games the codes they keep.
  await cast.putBack();
  const [own] = await provider.database.db.select().from(games).where(eq(games.id, places.own.game));
  if (!own) throw new Error('There is no game.');
  const bought = { game_id: own.id, product: 'branding', cost: 299, stripe_id: 'pm_local_paid_1', state: 'paid' };
  const [receipt] = await provider.database.db.insert(purchases).values(bought).returning({ id: purchases.id });
  const words = {
    packages: ['team', 'team,branding'],
    from_game_id: [cast.other.game],
    ids: [[places.own.task]],
    answers: [[{ id: places.own.answer }]],
    whitelabel: [as.creator.whitelabel],
    position: [1],
    // For players: a running game, and correct answers.
    start_anytime: [1],
    code: ['a-code', 'another-code', own.code],
    team: ['Gulls', '<i>Crabs</i>'],
    // Answers by key, and results by the key of a game that never revokes it.
    key: ['one-answer', 'another-answer', cast.other.secret],
    comment: [SCANNED.qr_url],
    number: [1, `P${receipt?.id}`],
    review_key: [REVIEW_KEY],
    name: ['Semaphore', '<b>&'],
    slot: ['standard'],
    soundtrack: [''],
    stripe_id: ['pm_local_paid_1'],
    cost: [299],
    tz: ['UTC'],
    start_at: ['', '05/01/2026 10:00 am'],
    finish_at: ['', '05/01/2026 11:00 am'],
    primary_email: ['a@x.test'],
    webhook: [''],
    file: [Buffer.from('Headline\nSemaphore').toString('base64')],
    columns: [[], ['name']],
    points: [0, 10, 500],
    video_length: [null, 5],
    starts_at: ['', '05/01/2026 10:00 am'],
    ends_at: ['', '05/01/2026 11:00 am'],
    multiplechoice: ['', 'left,right'],
    qr_url: ['', 'https://x.test/'],
    unlock_by_task_id: [null],
    unlock_by_task_ids: [''],
    unlock_by_location_radius: [0],
    ...Object.fromEntries(TASK_ASSET_NAMES.map((name) => [`${name}_media_uuid`, ['']])),
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`trivia_points_${n}`, [null, 9999]])),
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`hint_${n}_points`, [0, 99]])),
  };
  known = { people, ids, words } as unknown as Known;
}, START_TIMEOUT);
afterAll(() => provider.close());

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
afterAll(() => agent.destroy());

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const send = ({ method, path, headers, body }: RandomRequest) =>
  new Promise<Answer>((resolve, reject) => {
    const call = request(provider.origin + path, { agent, method, headers, timeout: HANGS_AFTER }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const packed = answer.headers['content-encoding'];
        const text = packed === 'br' ? brotliDecompressSync(bytes) : packed === 'gzip' ? gunzipSync(bytes) : bytes;
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text: text.toString() });
      });
    });
    call.on('timeout', () => call.destroy(new Error('The call timed out.')));
    call.on('error', reject);
    call.end(body);
  });

/** Calls that charge a card. */
const PAID: ReadonlySet<string> = new Set(['buyBranding', 'buyReels', 'donateToGame']);

/** Why a response violates the API description; undefined if it does not. */
function judge(description: Description) {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ ...description }, 'api');
  const checks = new Map(
    operationsOf(description).map((operation) => {
      const { path, method, operationId } = operation;
      const pointer = `api#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll(/[{}]/g, encodeURIComponent)}/${method.toLowerCase()}`;
      const schemaOf = (status: string) =>
        ajv.compile({ $ref: `${pointer}/responses/${status}/content/application~1json/schema` });
      const [type = ''] = Object.keys(operation.responses[200]?.content ?? {});
      // A file has a type, and no fields to check.
      const file = type === 'application/json' ? undefined : type;
      return [operationId, { file, done: file ? undefined : schemaOf('200'), refused: schemaOf('default') }] as const;
    }),
  );
  return ({ operation }: RandomRequest, { status, type, text }: Answer): string | undefined => {
    // A payment provider's refusal of an unknown payment method is documented as 501.
    const unpaid = status === 501 && PAID.has(operation.operationId);
    if (status >= 500 && !unpaid) return `answered ${status}`;
    const described = checks.get(operation.operationId);
    if (status === 200 && described?.file && type.startsWith(described.file)) return undefined;
    if (!type.startsWith('application/json')) return `answered ${type || 'nothing'} with ${status}`;
    const check = described?.[status === 200 ? 'done' : 'refused'];
    if (check?.(JSON.parse(text))) return undefined;
    return `answered ${status} against its schema: ${ajv.errorsText(check?.errors)}`;
  };
}

it(
  `answers ${REQUESTS} or more random requests as its description says (seed ${SEED})`,
  async () => {
    const description = (await (await fetch(`${provider.origin}/openapi.json`)).json()) as Description;
    const operations = operationsOf(description);
    const faultOf = judge(description);
    const chance = new Chance(SEED);
    const wrong: string[] = [];
    // If every request were refused, the test would prove little, so each signed-in call is repeated until it is
    // accepted at least once.
    const never = new Set(
      operations.filter(({ security, operationId }) => MORE > 0 && security && !REFUSED.has(operationId)),
    );
    let turn = 0;
    const next = (): RandomRequest | undefined => {
      const requests = turn < REQUESTS ? operations : turn < REQUESTS + MORE ? [...never] : [];
      const operation = requests[turn % requests.length];
      turn += 1;
      return operation && randomRequest(operation, known, chance);
    };
    const sendOne = async (one: RandomRequest): Promise<void> => {
      const [answer, failure] = await send(one).then(
        (got) => [got, undefined] as const,
        (error: Error) => [undefined, error.message] as const,
      );
      const fault = answer ? faultOf(one, answer) : failure;
      if (fault) wrong.push(`${one.method} ${one.path} ${one.body?.slice(0, 500) ?? ''}: ${fault}`);
      else if (answer?.status === 200) never.delete(one.operation);
    };
    let one = next();
    while (one && wrong.length < 20) {
      // Some calls delete the game or group that others need. It is restored while no calls run, because the test locks
      // records in its own order.
      await cast.putBack();
      let left = BETWEEN_REPAIRS;
      const sender = async () => {
        while (one && left > 0) {
          left -= 1;
          const taken = one;
          one = next();
          await sendOne(taken);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
    }
    expect(wrong).toEqual([]);
    expect(provider.faults).toEqual([]);
    expect([...never].map(({ operationId }) => operationId)).toEqual([]);
  },
  TIMEOUT,
);
