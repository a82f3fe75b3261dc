import { gameQuery, isApiFailure, taskQuery } from '@waymark/client';
import { type GameId, hasLockSign, type Lock } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Bone, Checkbox, IconButton, LinkButton, token } from '@waymark/ui';
import { Trash2 } from '@waymark/ui/icons';
import styled from 'styled-components';
import { ChallengeLine } from '../../challenge/challenge-line';
import { useMomentFormat } from '../../challenge/use-moment-format';
import { gameTz } from '../../game/game-tz';
import { unlockingAnswers } from './locks-of';

const Card = styled.li`
  display: grid;
  gap: 10px;
  padding: 10px 12px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
  background: ${token.surfacePanel};
  list-style: none;
  & > div:first-child { display: flex; align-items: center; gap: 12px; }
  & > div > span { flex: 1; }
`;

const Answers = styled.fieldset`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  margin: 0;
  padding: 8px 0 0;
  border: 0;
  border-block-start: 1px solid ${token.line};
  & > legend { float: inline-start; padding: 0; font: 500 ${token.type13} ${token.font}; color: ${token.textMuted}; }
  & > legend + * { clear: both; }
`;

interface LockCardProps {
  readonly game: GameId;
  readonly lock: Lock;
  readonly onOptions: (options: readonly string[]) => void;
  readonly onRemove: () => void;
}

/** A challenge that has to be completed first, and which of its answers count. */
export function LockCard({ game, lock, onOptions, onRemove }: LockCardProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data: task, error, refetch } = useQuery(taskQuery(api, game, lock.id));
  const moments = useMomentFormat(gameTz(useQuery(gameQuery(api, game)).data));
  const gone = isApiFailure(error) && error.status === 404;
  const offered = task ? unlockingAnswers(task) : [];
  // An answer that no longer exists still locks: it stays until it is removed.
  const answers = [...offered, ...lock.options.filter((option) => !offered.includes(option))];
  const noteOf = (answer: string) =>
    hasLockSign(answer)
      ? t("It can't be chosen because it contains a semicolon or colon.")
      : task && !offered.includes(answer)
        ? t('This answer was removed, so nobody can give it.')
        : undefined;
  const choose = (answer: string, on: boolean) =>
    onOptions(answers.filter((one) => (one === answer ? on : lock.options.includes(one))));
  return (
    <Card>
      <div>
        {task && <ChallengeLine task={task} moments={moments} />}
        {!task && !error && <Bone $height={40} />}
        {!task && error && (
          <span>
            {gone ? (
              t('This challenge was deleted.')
            ) : (
              <>
                {t("We couldn't load this challenge")}.{' '}
                <LinkButton onClick={() => void refetch()}>{t('Retry')}</LinkButton>
              </>
            )}
          </span>
        )}
        <IconButton
          icon={Trash2}
          label={t('Remove the lock by {name}', { name: task?.name || String(lock.id) })}
          onClick={onRemove}
        />
      </div>
      {answers.length > 0 && (
        <Answers>
          <legend>{t('Opens for these answers, or for any if none is chosen')}</legend>
          {answers.map((answer) => (
            <Checkbox
              key={answer}
              label={<bdi>{answer}</bdi>}
              checked={lock.options.includes(answer)}
              onChange={(on) => choose(answer, on)}
              disabled={hasLockSign(answer)}
              note={noteOf(answer)}
            />
          ))}
        </Answers>
      )}
    </Card>
  );
}
