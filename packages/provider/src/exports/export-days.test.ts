import type { Game } from '@waymark/contract';
import { testProvider } from '../testing';
import { eventually } from '../testing/eventually';

const provider = testProvider({ exportDays: 3 });
const DAY = 86_400_000;

it('expires an export after the configured days and reports when', async () => {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const user = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, user, { access: 'Created' });
  const owner = await provider.as(user);
  const path = `/games/${game.id}`;
  await owner.patch(`${path}/export.json`, { email: 'maren@x.test', media: false });
  const packed = await eventually(
    async () => (await owner.get<{ game: Game }>(`${path}.json`)).body.game,
    (read) => read.export_url !== null,
  );
  const { export_url: url, export_finished_at: finished, export_expires_at: expires } = packed;
  expect(Date.parse(expires ?? '') - Date.parse(finished ?? '')).toBe(3 * DAY);
  provider.clock.forward(3 * DAY - 60_000);
  expect((await fetch(url ?? '')).status).toBe(200);
  provider.clock.forward(60_000);
  expect((await fetch(url ?? '')).status).toBe(404);
});
