import { answerQuery, isApiFailure } from '@waymark/client';
import { type Answer, type AnswerId, asAnswerId, type GameId, paths, readGameId } from '@waymark/contract';
import { Link, ScreenLink, useGameTitle, useHost, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Failed, Page, PageTitle, Panel, TextLink } from '@waymark/ui';
import { useEffect, useMemo } from 'react';
import { isRefused, NoGame } from '../no-access';
import { OutboxNote, ReviewPanel } from '../review/lazy-review-panel';
import { useDecided } from '../review/use-decisions';
import { useReview } from '../review/use-review';
import { useRights } from '../review/use-rights';
import { AnswerReview } from './answer-review';
import { SingleSkeleton } from './single-frame';

/** One submission by itself, with the media and review controls of the monitor. */
export function SingleAnswer() {
  const { game: segment, answer } = useParams();
  const [game, id] = [readGameId(segment), readGameId(answer)];
  if (game && id) return <SingleAnswerOf key={`${game}.${id}`} game={game} id={asAnswerId(id)} />;
  return <Missing game={game} />;
}

function Missing({ game }: { readonly game: GameId | undefined }) {
  const t = useTranslate();
  useScreenTitle(t('Answer not found'));
  return (
    <Page>
      <EmptyState
        title={t('Answer not found')}
        text={t("There's no answer at this address, or it was deleted.")}
        action={
          <ScreenLink to={game ? paths.monitor(game) : paths.dashboard()}>
            {game ? t('Monitor') : t('Dashboard')}
          </ScreenLink>
        }
      />
    </Page>
  );
}

interface AnswerAt {
  readonly game: GameId;
  readonly id: AnswerId;
}

function SingleAnswerOf({ game, id }: AnswerAt) {
  const { api } = useHost();
  const t = useTranslate();
  useGameTitle(game, t('Answer'));
  const { data, error, isFetching, refetch } = useQuery(answerQuery(api, game, id));
  useEffect(() => ReviewPanel.preload(), []);
  if (isRefused(error)) return <NoGame />;
  if (data) return <LoadedAnswer game={game} stored={data} />;
  if (error && isApiFailure(error) && error.status === 404) return <Missing game={game} />;
  return (
    <Page>
      {error ? (
        <Panel>
          <Failed
            title={t("Couldn't load this answer")}
            text={error.message}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Panel>
      ) : (
        <SingleSkeleton />
      )}
    </Page>
  );
}

/** The stored answer with this device's decisions applied. */
function LoadedAnswer({ game, stored }: { readonly game: GameId; readonly stored: Answer }) {
  const t = useTranslate();
  const { rights, zone, isPending } = useRights(game);
  const review = useReview(game, { setsPoints: rights.setsPoints });
  const [answer = stored] = useDecided(
    review.decisions,
    useMemo(() => [stored], [stored]),
  );
  return (
    <Page>
      <PageTitle
        title={answer.task?.name || t('Answer')}
        text={answer.team?.name}
        actions={
          rights.moderates && (
            <TextLink as={Link} to={paths.monitor(game)}>
              {t('Monitor')}
            </TextLink>
          )
        }
      />
      <OutboxNote review={review} />
      {isPending ? (
        <SingleSkeleton />
      ) : (
        <AnswerReview game={game} answer={answer} zone={zone} rights={rights} review={review} />
      )}
    </Page>
  );
}
