import type { TestProvider } from '.';

/** A game with its owner and a super administrator of the same white label. */
export async function makeOwnedGame(provider: TestProvider, row: Parameters<TestProvider['make']['game']>[1] = {}) {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const [ownerRow, chiefRow] = [await make.user(whiteLabel), await make.user(whiteLabel, { super_admin: true })];
  const game = await make.game(whiteLabel, row);
  await make.member(game, ownerRow, { access: 'Created' });
  const [owner, chief] = [await provider.as(ownerRow), await provider.as(chiefRow)];
  const path = `/games/${game.id}.json`;
  return { whiteLabel, game, owner, chief, ownerRow, path };
}
