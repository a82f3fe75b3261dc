import type { AddOn, Game } from '@waymark/contract';
import { perGame, useAtom } from '@waymark/host-kit/screen-state';

const PAID = { branding: perGame(false), reels: perGame(false) };

/**
 * Whether a game has an add-on, and a function that marks it as paid here: a provider may confirm a payment late, and
 * nobody should be asked to pay twice.
 */
export function useBought(game: Game, addOn: AddOn): readonly [boolean, () => void] {
  const [isPaid, setPaid] = useAtom(PAID[addOn](game.id));
  const confirmed = addOn === 'branding' ? game.grey_enabled : game.reels_enabled;
  return [isPaid || confirmed === true, () => setPaid(true)];
}
