import { gameProgressQuery, gameQuery } from '@waymark/client';
import { asGroupId, type GameId, ianaZoneOf } from '@waymark/contract';
import { lazyScreenPart, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { keepPreviousData, useQuery } from '@waymark/host-kit/query';
import { Button, Row, Select } from '@waymark/ui';
import { Calendar } from '@waymark/ui/icons';
import { useEffect, useState } from 'react';
import type { PeriodDialogProps } from './period-dialog';
import { periodText } from './period-text';
import { usePart } from './use-part';

const PeriodDialog = lazyScreenPart<PeriodDialogProps>(async () => (await import('./period-dialog')).PeriodDialog);
const ALL = '0';

/** The filters of the analytics: a period, and a group of teams. */
export function PartFilters({ game }: { readonly game: GameId }) {
  const { api, phrases } = useHost();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  const [isOpen, setOpen] = useState(false);
  const { part, change } = usePart();
  const zone = ianaZoneOf(useQuery(gameQuery(api, game)).data?.tz ?? '') ?? 'UTC';
  const { data, isPlaceholderData } = useQuery({
    ...gameProgressQuery(api, game, part),
    placeholderData: keepPreviousData,
  });
  const groups = data?.groups ?? [];
  const isGroupUnknown =
    part.group !== undefined && data !== undefined && !isPlaceholderData && groups.every(({ id }) => id !== part.group);
  // A deleted group, or an address of another game.
  useEffect(() => {
    if (isGroupUnknown) change({ group: undefined });
  });
  const period = periodText(part, { zone, language, t });
  return (
    <Row>
      <Button
        icon={Calendar}
        aria-haspopup="dialog"
        aria-label={t('Period: {period}', { period })}
        onClick={() => setOpen(true)}
      >
        {period}
      </Button>
      {(groups.length > 0 || part.group !== undefined) && (
        <Select
          size="compact"
          label={t('Group')}
          placeholder={t('Choose a group')}
          value={String(part.group ?? ALL)}
          options={[
            { value: ALL, label: t('All groups') },
            ...groups.map(({ id, name }) => ({ value: String(id), label: name || t('Untitled group') })),
          ]}
          onChange={(id) => change({ group: id === ALL ? undefined : asGroupId(Number(id)) })}
        />
      )}
      {isOpen && (
        <PeriodDialog
          game={game}
          zone={zone}
          part={part}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            change(chosen);
            setOpen(false);
          }}
        />
      )}
    </Row>
  );
}
