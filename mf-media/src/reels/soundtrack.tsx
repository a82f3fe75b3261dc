import { keys, type ReelDesk, saveGame } from '@waymark/client';
import type { Game } from '@waymark/contract';
import { REFUSED, useFieldSaves, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { IconButton, Panel, PanelHead, RadioCards, SaveMark, token } from '@waymark/ui';
import { Play, Square } from '@waymark/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import type { TrackPreview } from './use-track-preview';

/** Codes of the soundtracks; no soundtrack is an empty text ([G66]). */
const CODES = ['1', '2', '3', '4', '5', '6'] as const;
const NONE = 'none';

const Head = styled(PanelHead)`
  & > h2 { flex: 1; font: 600 ${token.type14} ${token.font}; }
`;
const Body = styled.div`
  padding: 10px 12px 12px;
  && fieldset { gap: 0; }
  && fieldset > div { border-color: transparent; box-shadow: none; background: none; }
  && fieldset > div > div > label { padding: 4px 6px; }
`;
const Note = styled.p`
  padding: 10px 16px 12px;
  border-block-start: 1px solid ${token.line};
  color: ${token.textMuted};
  font: ${token.type12} ${token.font};
`;

interface SoundtrackProps {
  readonly game: Game;
  /** The names of the tracks, if the platform sends them. */
  readonly tracks: ReelDesk['tracks'] | undefined;
  readonly preview: TrackPreview;
}

/** The soundtrack of the next films. */
export function Soundtrack({ game, tracks = [], preview }: SoundtrackProps) {
  const t = useTranslate();
  const { api } = useHost();
  const client = useQueryClient();
  const saves = useFieldSaves<'soundtrack'>();
  const held = game.soundtrack ?? '';
  /** The latest choice, shown while it is saved; the game holds only what the platform accepted. */
  const [chosen, setChosen] = useState<string>();
  const { phase } = saves.stateOf('soundtrack');
  const shown = phase === 'saving' ? (chosen ?? held) : held;
  const choose = (track: string) => {
    const soundtrack = track === NONE ? '' : track;
    setChosen(soundtrack);
    void saves.save('soundtrack', async () => {
      await saveGame(api, game.id, { soundtrack }, { handles: REFUSED });
      client.setQueryData<Game>(keys.game(game.id), (before) => before && { ...before, soundtrack });
    });
  };
  const named = CODES.map((value) => {
    const track = tracks.find(({ code }) => code === value);
    const label = track?.name ?? t('Track {n}', { n: value });
    const aside = track?.preview && (
      <IconButton
        icon={preview.playing === value ? Square : Play}
        label={preview.playing === value ? t('Stop {name}', { name: label }) : t('Play {name}', { name: label })}
        onClick={() => preview.toggle(value, api.resolve(track.preview ?? ''))}
      />
    );
    return { value, label, note: track?.mood && t(track.mood), aside };
  });
  return (
    <Panel aria-label={t('Soundtrack')}>
      <Head>
        <h2>{t('Soundtrack')}</h2>
        <SaveMark state={phase} onRetry={() => saves.retry('soundtrack')} />
      </Head>
      <Body>
        <RadioCards<string>
          label={t('Soundtrack')}
          labelHidden
          value={shown || NONE}
          options={[...named, { value: NONE, label: t('None') }]}
          onChange={choose}
        />
      </Body>
      <Note>{t('New reels use it. Reels already made keep theirs.')}</Note>
    </Panel>
  );
}
