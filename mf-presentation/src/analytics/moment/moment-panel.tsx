import { type AnalyticsPart, gameMomentQuery } from '@waymark/client';
import type { GameId, GameProgress } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useSearchParams } from '@waymark/host-kit/router';
import { PanelBody, Select } from '@waymark/ui';
import type { ReactNode } from 'react';
import { LoadedPart } from '../loaded-part';
import { readNumber } from '../part/read-number';
import { ProgressPanel } from '../progress/progress-panel';
import { useGameTime } from '../use-game-time';
import { BeforeAndAfter } from './before-and-after';
import { momentRows } from './moment-rows';

/** The query parameter of the moment, in seconds since 1970. */
const PARAMETER = 'at';
const FILE = 'before-and-after';

/** Props of MomentPanel. */
export interface MomentPanelProps {
  readonly game: GameId;
  readonly part: AnalyticsPart;
  readonly progress: GameProgress;
}

/** What changed at a moment: compares the answers before and after it. */
export function MomentPanel({ game, part, progress }: MomentPanelProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const { times } = progress;
  const step = times?.step ?? 600;
  const first = Date.parse(times?.from ?? '') / 1000;
  const time = useGameTime(game, step * 1000 * (times?.answers.length ?? 0));
  const chosen = readNumber(search.get(PARAMETER));
  const steps = (times?.answers ?? []).slice(1).map((_, at) => first + (at + 1) * step);
  // In a live game steps grow longer, but the chosen moment stays available.
  const moments = [...new Set(chosen === undefined ? steps : [...steps, chosen])].sort((one, other) => one - other);
  if (moments.length === 0) return null;
  const choice = (
    <Select
      size="compact"
      labelShown
      label={t('Moment')}
      placeholder={t('Choose')}
      value={chosen === undefined ? null : String(chosen)}
      options={moments.map((at) => ({ value: String(at), label: time(at * 1000) }))}
      onChange={(at) =>
        setSearch(
          (before) => {
            before.set(PARAMETER, at);
            return before;
          },
          { replace: true },
        )
      }
    />
  );
  if (chosen !== undefined) {
    return (
      <ChosenMoment
        game={game}
        part={part}
        progress={progress}
        at={chosen}
        time={time(chosen * 1000)}
        choice={choice}
      />
    );
  }
  return (
    <ProgressPanel title={t('Before and after')} note={choice} file={FILE}>
      <PanelBody>
        <p>{t('Choose a moment, such as when you changed a challenge, to see what was different from then on.')}</p>
      </PanelBody>
    </ProgressPanel>
  );
}

interface ChosenMomentProps extends MomentPanelProps {
  readonly at: number;
  readonly time: string;
  readonly choice: ReactNode;
}

function ChosenMoment({ game, part, progress, at, time, choice }: ChosenMomentProps) {
  const { api } = useHost();
  const t = useTranslate();
  const query = useQuery(gameMomentQuery(api, game, at, part));
  const { data } = query;
  return (
    <ProgressPanel
      title={t('Before and after')}
      note={choice}
      file={FILE}
      rows={data && (() => momentRows(data, progress))}
    >
      <LoadedPart query={query} failed={t("Couldn't load what was before and after.")} height={240}>
        {(moment) => <BeforeAndAfter moment={moment} progress={progress} time={time} />}
      </LoadedPart>
    </ProgressPanel>
  );
}
