import { personalizationsQuery } from '@waymark/client';
import { fillKeys, type GameId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';

/** Without them, keys are shown as written. */
const QUIETLY = { silent: true } as const;

const escaped = (value: string): string => {
  const holder = document.createElement('p');
  holder.textContent = value;
  return holder.innerHTML;
};

/** Fills the game's personalisations into texts, as players read them; the team's name and unknown keys stay. */
export function useFilled(game: GameId, texts: readonly string[]) {
  const { api } = useHost();
  const enabled = texts.some((text) => text.includes('%{'));
  const { data } = useQuery({ ...personalizationsQuery(api, game, QUIETLY), enabled });
  return useMemo(() => {
    const values = new Map(data?.items.map(({ key, value }) => [key, value]));
    return {
      text: (text: string) => fillKeys(text, values),
      html: (html: string) => fillKeys(html, values, escaped),
    };
  }, [data]);
}
