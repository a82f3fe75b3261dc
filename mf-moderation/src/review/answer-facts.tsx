import { type Answer, asTaskId, type GameId, paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { plainWords, RelativeTime, TextLink, Tip, token } from '@waymark/ui';
import styled from 'styled-components';
import { AnswerBadges } from './answer-badges';
import type { Rights } from './use-rights';

const Facts = styled.dl`
  display: grid;
  gap: 8px;
  padding-block: 10px;
  border-block: 1px solid ${token.line};
  & > div { display: grid; grid-template-columns: 5.43em minmax(0, 1fr); align-items: baseline; }
  & dt { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
  & dd { min-inline-size: 0; overflow-wrap: anywhere; }
  /* Long text starts where its own direction does, or browsers leave out the ellipsis; short text stays beside its label. */
  & [data-about] { inline-size: fit-content; text-align: start; }
  /* On wide screens long text is cut so the decisions stay in view; a tooltip has all of it. */
  @media (min-width: 768px) and (hover: hover) {
    & [data-about] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
  }
  @media (min-width: 768px) and (hover: hover) and (max-height: 960px) {
    & [data-about] { -webkit-line-clamp: 1; }
  }
  & small { display: block; color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
`;

/** Props of AnswerFacts. */
export interface AnswerFactsProps {
  readonly game: GameId;
  readonly answer: Answer;
  /** Zone of the game. */
  readonly zone: string | undefined;
  readonly rights: Rights;
  readonly isKept: boolean;
}

/** The facts needed to review an answer. */
export function AnswerFacts({ game, answer, zone, rights, isKept }: AnswerFactsProps) {
  const t = useTranslate();
  const { task, created_at, review_message, reviewed_by, address, metres, count } = answer;
  const about = plainWords(task?.description ?? '');
  const challenge = <bdi>{task?.name || t('Untitled challenge')}</bdi>;
  return (
    <Facts>
      {task?.id !== undefined && (
        <div>
          <dt>{t('Challenge')}</dt>
          <dd>
            {rights.readsStreams ? (
              <TextLink as={Link} to={paths.challengeStream(game, asTaskId(task.id))}>
                {challenge}
              </TextLink>
            ) : (
              challenge
            )}
            {about && (
              <small>
                <Tip text={about} cut stop dir="auto" data-about="">
                  {about}
                </Tip>
              </small>
            )}
          </dd>
        </div>
      )}
      {created_at && (
        <div>
          <dt>{t('Sent')}</dt>
          <dd>
            <RelativeTime instant={created_at} {...(zone ? { zone } : {})} />
            {count !== undefined && count > 1 && <small>{t('Attempt {n}', { n: count })}</small>}
          </dd>
        </div>
      )}
      {/* The badge on the picture shows either the distance or the address. */}
      {address && metres !== undefined && (
        <div>
          <dt>{t('Location')}</dt>
          <dd>{address}</dd>
        </div>
      )}
      <div>
        <dt>{t('Status')}</dt>
        <dd>
          <AnswerBadges answer={answer} isKept={isKept} />
          {reviewed_by?.name && <small>{t('Decided by {name}', { name: reviewed_by.name })}</small>}
          {review_message && <small>{t('Message to team: {message}', { message: review_message })}</small>}
        </dd>
      </div>
    </Facts>
  );
}
