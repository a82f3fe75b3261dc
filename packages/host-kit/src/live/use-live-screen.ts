import type { GameId, LiveCode, LiveMessage, LiveScreen } from '@waymark/contract';
import { useEffect, useRef } from 'react';
import { useHost } from '../host-context';

/** How a screen reacts to other people's messages, as data. */
export interface LiveRules {
  /** Sources that ask (Change Detected) instead of reloading. */
  readonly asks: readonly LiveCode[];
  /** Whether a message conflicts with an ongoing edit; by default every one does. */
  readonly conflicts?: (message: LiveMessage) => boolean;
  /** What a Refresh would replace, field by field; not used by hosts before 1.2. */
  readonly differences?: LiveScreen['differences'];
  /** Runs after Refresh, besides reloading the affected data; `keep` names the fields that keep this screen's value. */
  readonly onRefresh?: (message: LiveMessage, keep: readonly string[]) => void;
  /** The question was answered or dropped; hosts before 1.5 don't report it. */
  readonly onSettled?: () => void;
}

/** Declares the live rules of a screen while it is mounted. Does nothing without a game. */
export function useLiveScreen(game: GameId | undefined, rules: LiveRules): void {
  const { live } = useHost();
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  });
  const asks = rules.asks.join();
  useEffect(() => {
    if (game === undefined) return;
    return live.screen({
      game,
      asks: asks.split(',').filter(Boolean) as LiveCode[],
      conflicts: (message) => latest.current.conflicts?.(message) ?? true,
      differences: async (messages) => latest.current.differences?.(messages),
      // Hosts before 1.2 pass no fields.
      onRefresh: (message, keep: readonly string[] | undefined) => latest.current.onRefresh?.(message, keep ?? []),
      onSettled: () => latest.current.onSettled?.(),
    });
  }, [asks, game, live]);
}

/** Names who caused a message, as far as they are here. */
export function usePersonOf(): (message: LiveMessage) => string | undefined {
  const { presence } = useHost();
  return ({ detail: { user_id } }) => presence?.others.get().find(({ id }) => id === user_id)?.name;
}

/** Receives messages of these sources while the component is mounted, including one's own. */
export function useLiveMessages(sources: readonly LiveCode[], onMessage: (message: LiveMessage) => void): void {
  const { live } = useHost();
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  const list = sources.join();
  useEffect(
    () => live.subscribe(list.split(',').filter(Boolean) as LiveCode[], (message) => latest.current(message)),
    [list, live],
  );
}

/** Suppresses Reel Complete while a reel plays here, in hosts that can. */
export function useReelPlaying(playing: boolean): void {
  const { live } = useHost();
  useEffect(() => (playing ? live.playing?.() : undefined), [live, playing]);
}
