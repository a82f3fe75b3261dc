import { type AnalyticsPart, gameQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, DateTimeField, Dialog, Stack } from '@waymark/ui';
import { useState } from 'react';

/** Props of PeriodDialog. */
export interface PeriodDialogProps {
  readonly game: GameId;
  /** IANA zone of the game. */
  readonly zone: string;
  readonly part: AnalyticsPart;
  readonly onChoose: (period: Pick<AnalyticsPart, 'from' | 'until'>) => void;
  readonly onClose: () => void;
}

const instantOf = (second: number | undefined) => (second === undefined ? null : new Date(second * 1000).toISOString());
const secondOf = (instant: string | null) => (instant === null ? undefined : Math.floor(Date.parse(instant) / 1000));

/** Chooses the period of the analytics. Either end can stay open. */
export function PeriodDialog({ game, zone, part, onChoose, onClose }: PeriodDialogProps) {
  const t = useTranslate();
  const { data } = useQuery(gameQuery(useHost().api, game));
  const [from, setFrom] = useState(() => instantOf(part.from));
  const [until, setUntil] = useState(() => instantOf(part.until));
  const isBackward = from !== null && until !== null && Date.parse(until) <= Date.parse(from);
  const zoneNote = data?.tz && t("In the game's time zone: {zone}", { zone: data.tz });
  return (
    <Dialog
      open
      title={t('Period')}
      width={400}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChoose({ from: undefined, until: undefined })}>{t('Whole game')}</Button>
          <Button
            kind="primary"
            disabled={isBackward}
            onClick={() => onChoose({ from: secondOf(from), until: secondOf(until) })}
          >
            {t('Show')}
          </Button>
        </>
      }
    >
      <Stack>
        <DateTimeField
          label={t('Start')}
          value={from}
          zone={zone}
          {...(data?.start_at ? { proposal: data.start_at } : {})}
          onChange={setFrom}
          onClear={() => setFrom(null)}
        />
        <DateTimeField
          label={t('Finish')}
          value={until}
          zone={zone}
          {...(data?.finish_at ? { proposal: data.finish_at } : {})}
          error={isBackward ? t('Finish must be after start.') : undefined}
          help={zoneNote}
          onChange={setUntil}
          onClear={() => setUntil(null)}
        />
      </Stack>
    </Dialog>
  );
}
