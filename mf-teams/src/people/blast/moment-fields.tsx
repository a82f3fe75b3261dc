import { type Blast, gameQuery } from '@waymark/client';
import { BLAST_OFFSET_MAX, type GameId, ianaZoneOf } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { DateTimeField, exactMoment, FieldRow, NumberField, SegmentedControl, Select } from '@waymark/ui';
import styled from 'styled-components';

const KINDS = ['now', 'at', 'anchored'] as const;
const SIDES = ['before-start', 'after-start', 'before-finish', 'after-finish'] as const;

/** The chosen time. */
export interface BlastMoment {
  readonly kind: (typeof KINDS)[number];
  readonly at: string | null;
  readonly minutes: number | null;
  readonly side: (typeof SIDES)[number];
}

/** Now. */
export const NOW: BlastMoment = { kind: 'now', at: null, minutes: 15, side: 'before-finish' };

const anchorOf = (side: BlastMoment['side']) => (side.endsWith('start') ? 'start' : 'finish');
const offsetOf = ({ side, minutes }: BlastMoment) => (side.startsWith('before') ? -1 : 1) * (minutes ?? 0);

/** The time for the request; undefined while incomplete. */
export function momentOf(moment: BlastMoment): Partial<Blast> | undefined {
  if (moment.kind === 'now') return {};
  if (moment.kind === 'at') return moment.at === null ? undefined : { send_at: moment.at };
  return moment.minutes === null ? undefined : { anchor: anchorOf(moment.side), offset: offsetOf(moment) };
}

const Moment = styled(FieldRow)`row-gap: 12px;`;

const Note = styled.p`margin-block-start: -4px; font-size: 13px;`;

interface MomentFieldsProps {
  readonly game: GameId;
  readonly value: BlastMoment;
  readonly onChange: (value: BlastMoment) => void;
}

/** Chooses when to send: now, at a time in the game's zone, or minutes from its start or finish. */
export function MomentFields({ game, value, onChange }: MomentFieldsProps) {
  const { api, phrases } = useHost();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  const { data } = useQuery(gameQuery(api, game));
  const zone = ianaZoneOf(data?.tz) ?? 'UTC';
  const labels = { now: t('Now'), at: t('At a time'), anchored: t('By start or finish') };
  const sides = {
    'before-start': t('minutes before the start'),
    'after-start': t('minutes after the start'),
    'before-finish': t('minutes before the finish'),
    'after-finish': t('minutes after the finish'),
  };
  const anchor = anchorOf(value.side) === 'start' ? data?.start_at : data?.finish_at;
  const goes = anchor ? new Date(Date.parse(anchor) + offsetOf(value) * 60_000).toISOString() : undefined;
  return (
    <>
      <SegmentedControl
        label={t('When')}
        value={value.kind}
        options={KINDS.map((kind) => ({ value: kind, label: labels[kind] }))}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'at' && (
        <DateTimeField
          label={t('Date and time')}
          value={value.at}
          zone={zone}
          zoneNote={data?.tz}
          help={data?.tz && t("In the game's time zone: {zone}", { zone: data.tz })}
          onChange={(at) => onChange({ ...value, at })}
        />
      )}
      {value.kind === 'anchored' && (
        <>
          <Moment>
            <NumberField
              label={t('Minutes')}
              value={value.minutes}
              min={0}
              max={BLAST_OFFSET_MAX}
              onChange={(minutes) => onChange({ ...value, minutes })}
            />
            <Select
              label={t('Relative to')}
              value={value.side}
              options={SIDES.map((side) => ({ value: side, label: sides[side] }))}
              onChange={(chosen) => onChange({ ...value, side: SIDES.find((side) => side === chosen) ?? value.side })}
            />
          </Moment>
          <Note>
            {goes
              ? t("Sends {moment}. Moves if you change the game's times.", {
                  moment: exactMoment(goes, zone, language),
                })
              : t('Set this time in Settings first.')}
          </Note>
        </>
      )}
    </>
  );
}
