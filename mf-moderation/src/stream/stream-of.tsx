import { type StreamOf as Of, streamList } from '@waymark/client';
import type { Answer, GameId } from '@waymark/contract';
import { ListStates, useEndlessList, useHost, useReadable, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { Banner, Page, PageTitle } from '@waymark/ui';
import { Activity } from '@waymark/ui/icons';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { isRefused, NoGame } from '../no-access';
import { OutboxNote } from '../review/lazy-review-panel';
import { useDecided } from '../review/use-decisions';
import { useReview } from '../review/use-review';
import { useRights } from '../review/use-rights';
import { StreamList } from './stream-list';
import { useStreamName } from './stream-name';
import { StreamSkeleton } from './stream-skeleton';
import { useFreshAnswers } from './use-fresh-answers';
import { useLightItems } from './use-light-items';

const StreamPage = styled(Page)`max-inline-size: 760px;`;
const Place = styled.div`margin-block-end: 16px;`;
/** On phones most names need a second line and move below the first. */
const Words = styled.span`
  display: block;
  @media (max-width: 767px) { min-block-size: 2lh; }
`;

/** Props of StreamOf. */
export interface StreamOfProps {
  readonly game: GameId;
  readonly task: Of['task'];
  readonly team: Of['team'];
  /** Shown instead if the challenge or team is known not to exist. */
  readonly missing: ReactNode;
}

/** A live, endless stream, newest first. */
export function StreamOf({ game, task, team, missing }: StreamOfProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { rights, zone } = useRights(game);
  const options = useMemo(() => streamList(api, game, { task, team }), [api, game, task, team]);
  const list = useEndlessList<Answer>(options);
  const keepLight = useLightItems(options);
  useFreshAnswers(game, options);
  const review = useReview(game, { setsPoints: rights.setsPoints });
  const items = useDecided(review.decisions, list.items);
  const hasKept = useReadable(review.decisions.outbox.entries).some(({ state }) => state !== 'sending');
  const name = useStreamName({ game, of: { task, team }, rights, items: list.query.data?.items });
  useScreenTitle(name ? t('{game}: {title}', { game: name, title: t('Stream') }) : t('Stream'));
  if (name === null) return missing;
  if (isRefused(list.query.error)) return <NoGame />;
  return (
    <StreamPage>
      <PageTitle title={t('Stream')} text={t('Answers as they arrive')} />
      <Place>
        <Banner tone="live" icon={Activity}>
          <Words>{t('Real Time Team Activity for {name}', { name: name ?? '…' })}</Words>
        </Banner>
      </Place>
      {hasKept && <OutboxNote review={review} />}
      <ListStates
        query={list.query}
        items={items}
        skeleton={<StreamSkeleton />}
        failed={t("Couldn't load the stream")}
        empty={{ title: t('No answers yet'), text: t('Answers appear here as teams send them.') }}
      >
        <StreamList
          game={game}
          items={items}
          isWhole={list.isWhole}
          failure={list.failure}
          onMore={list.more}
          onDrawn={keepLight}
          rights={rights}
          zone={zone}
          review={review}
        />
      </ListStates>
    </StreamPage>
  );
}
