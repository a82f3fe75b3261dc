import { type Answer, asTaskId, type GameId, paths, type ReviewDecision } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { Avatar, Button, Row } from '@waymark/ui';
import { useState } from 'react';
import { AnswerMediaView } from '../media/answer-media';
import { isText } from '../media/answer-words';
import { AnswerBadges } from '../review/answer-badges';
import { isReviewable } from '../review/decision';
import { ReviewPanel } from '../review/lazy-review-panel';
import { ReviewKeys } from '../review/review-keys';
import { useIsKept } from '../review/use-decisions';
import type { Review } from '../review/use-review';
import type { Rights } from '../review/use-rights';
import { playInView } from './play-in-view';
import { Card, CardHead } from './stream-card';
import { StreamTime } from './stream-time';

/** Props of StreamItem. */
export interface StreamItemProps {
  readonly game: GameId;
  readonly answer: Answer;
  readonly rights: Rights;
  readonly zone: string | undefined;
  readonly review: Review;
}

/** One answer of a stream. Judges review it in place. */
export function StreamItem({ game, answer, rights, zone, review }: StreamItemProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const { team, task, created_at, comment } = answer;
  const decide = (decision: ReviewDecision): void => {
    if (review.decide(decision, [answer])) setOpen(false);
  };
  return (
    <Card as="article" aria-label={team?.name ?? t('Answer')}>
      <CardHead>
        <Avatar name={team?.name ?? '?'} size={36} decorative />
        <div>
          <h2 dir="auto">{team ? <Link to={paths.teamStream(game, team.id)}>{team.name}</Link> : t('Team hidden')}</h2>
          {task?.id !== undefined && (
            <p>
              <Link to={paths.challengeStream(game, asTaskId(task.id))}>
                <bdi>{task.name || t('Untitled challenge')}</bdi>
              </Link>
            </p>
          )}
        </div>
        {created_at && <StreamTime instant={created_at} zone={zone} />}
      </CardHead>
      <AnswerMediaView answer={answer} film={playInView} silent />
      {comment && !isText(answer) && <p dir="auto">{comment}</p>}
      <Row>
        <AnswerBadges answer={answer} isKept={useIsKept(review.decisions, answer)} />
        {rights.moderates && isReviewable(answer) && (
          <Button
            size="small"
            aria-expanded={open}
            onPointerEnter={ReviewPanel.preload}
            onClick={() => setOpen((now) => !now)}
          >
            {t('Review')}
          </Button>
        )}
      </Row>
      {open && (
        <ReviewKeys value={false}>
          <ReviewPanel {...{ game, answer, zone, rights, review }} onDecide={decide} />
        </ReviewKeys>
      )}
    </Card>
  );
}
