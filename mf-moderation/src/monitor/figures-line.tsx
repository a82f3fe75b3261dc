import type { QueueFigures } from '@waymark/client';
import { useHost, useNow, useReadable, useTranslate } from '@waymark/host-kit';
import { Faces, ownFormat, relativeMoment, token } from '@waymark/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { emptyAt, midnightIn } from './queue-outlook';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  margin-block-end: 12px;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  font-variant-numeric: tabular-nums;
  & strong { color: ${token.text}; }
  /*
   * Always two rows, next to the link to featured answers, so the filters below don't shift. The words about today have
   * no room there: broken into more rows, they pushed the answers down.
   */
  @media (max-width: 767px) {
    align-content: end;
    min-block-size: 42px;
    padding-inline-end: 136px;
    & > [data-more], & > [data-others] > :last-child { display: none; }
  }
`;

/** Reserves the line's space while it loads. */
export const FiguresRoom = styled.div`
  block-size: 20px;
  margin-block-end: 12px;
  @media (max-width: 767px) { block-size: 42px; }
`;

const Others = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const DAY = 86_400_000;

/** Props of FiguresLine. */
export interface FiguresLineProps {
  readonly figures: QueueFigures;
  /** The game's zone, once it is known: today's decisions are counted from its midnight. */
  readonly zone: string | undefined;
  /** Other judges viewing answers in the queue, one name per line. */
  readonly judges: string;
}

/** How many answers wait, since when, and when the queue will be done. */
export const FiguresLine = memo(function FiguresLine({ figures, zone, judges }: FiguresLineProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const now = useNow();
  const { waiting = 0, oldest_at, decided_today = 0 } = figures;
  const done = emptyAt(figures, now, midnightIn(zone, now));
  // Past midnight, a time alone would look like one that has passed.
  const time = new Intl.DateTimeFormat(
    ownFormat(language),
    done !== undefined && new Date(done).setHours(0, 0, 0, 0) > now
      ? { weekday: 'short', hour: 'numeric', minute: '2-digit' }
      : { timeStyle: 'short' },
  );
  return (
    <Line>
      <strong>{waiting === 1 ? t('{n} answer waits', { n: 1 }) : t('{n} answers wait', { n: waiting })}</strong>
      {waiting > 0 && oldest_at && (
        <span>{t('Oldest: {time}', { time: relativeMoment(oldest_at, now, language) })}</span>
      )}
      {decided_today > 0 && <span data-more="">{t('{n} decided today', { n: decided_today })}</span>}
      {judges && <AlsoReviewing names={judges.split('\n')} />}
      {done !== undefined && (
        <span data-more="">
          {done - now > DAY
            ? t("At today's pace this takes more than a day")
            : t("Done around {time} at today's pace", { time: time.format(done) })}
        </span>
      )}
    </Line>
  );
});

function AlsoReviewing({ names }: { readonly names: readonly string[] }) {
  const t = useTranslate();
  const [name = ''] = names;
  const words =
    names.length === 1
      ? t('{name} is reviewing too', { name })
      : t('{n} others are reviewing too', { n: names.length });
  return (
    <Others data-others="">
      <Faces names={names} label={names.join(', ')} size={18} />
      <span>{words}</span>
    </Others>
  );
}
