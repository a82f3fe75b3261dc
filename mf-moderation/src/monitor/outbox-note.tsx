import type { AnswerId } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { Banner, Button } from '@waymark/ui';
import { WifiOff } from '@waymark/ui/icons';
import styled from 'styled-components';
import type { Review } from '../review/use-review';

const Place = styled.div`margin-block-end: 12px;`;

/** Props of OutboxNote. */
export interface OutboxNoteProps {
  readonly review: Review;
  /** Brings an answer to the front. */
  readonly onShow?: (id: AnswerId) => void;
}

/** Decisions waiting for a connection, and those that conflict with someone else's. */
export function OutboxNote({ review: { decisions }, onShow }: OutboxNoteProps) {
  const t = useTranslate();
  const entries = useReadable(decisions.outbox.entries);
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const conflicts = entries.filter(({ state }) => state === 'conflict');
  const [first] = conflicts;
  const disputed = first?.answers[0]?.id;
  if (waiting === 0 && !first) return null;
  return (
    <Place>
      {waiting > 0 && (
        <Banner
          tone="warning"
          icon={WifiOff}
          action={
            <Button size="small" onClick={() => void decisions.outbox.resume()}>
              {t('Send now')}
            </Button>
          }
        >
          {waiting === 1
            ? t('1 decision is kept on this device until you are back online.')
            : t('{n} decisions are kept on this device until you are back online.', { n: waiting })}
        </Banner>
      )}
      {first && (
        <Banner
          tone="warning"
          action={
            disputed !== undefined &&
            onShow && (
              <Button size="small" onClick={() => onShow(disputed)}>
                {t('Show')}
              </Button>
            )
          }
        >
          {conflicts.length === 1
            ? t('Someone else reviewed one of your answers first.')
            : t('Someone else reviewed {n} of your answers first.', { n: conflicts.length })}
        </Banner>
      )}
    </Place>
  );
}
