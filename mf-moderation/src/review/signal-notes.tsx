import { type Answer, asAnswerId, type GameId, paths, type Signal } from '@waymark/contract';
import { Link, type Translate, useTranslate } from '@waymark/host-kit';
import { Icon, TextLink, token } from '@waymark/ui';
import { Info } from '@waymark/ui/icons';
import { Fragment } from 'react';
import styled from 'styled-components';
import { isWaiting, startingPoints } from './decision';

/** Most links of a note. */
const LINKS = 5;

const Notes = styled.ul`
  display: grid;
  gap: 4px;
  color: ${token.textSoft};
  font: ${token.type13} ${token.font};
  & > li { display: flex; align-items: baseline; gap: 6px; }
  & [data-icon] { color: ${token.textMuted}; translate: 0 2px; }
`;

/** The text of a signal; undefined for an unknown kind. */
function wordsOf({ kind, metres, seconds, answers }: Signal, t: Translate): string | undefined {
  switch (kind) {
    case 'same-picture':
      return t("Looks like another team's picture.");
    case 'far-apart':
      return t("{metres} m from the team's last answer, {seconds} s later.", {
        metres: Math.round(metres ?? 0),
        seconds: Math.round(seconds ?? 0),
      });
    case 'burst':
      return t('One of {n} answers within {seconds} s.', { n: answers ?? 0, seconds: Math.round(seconds ?? 0) });
    default:
      return undefined;
  }
}

/** Why a repeated answer starts with no points. */
const repeats = (answer: Answer) => Boolean(answer.duplicate) && isWaiting(answer) && startingPoints(answer) === 0;

/** Hints for the judge. They don't affect the decision. */
export function SignalNotes({ game, answer }: { readonly game: GameId; readonly answer: Answer }) {
  const t = useTranslate();
  // Equal ones are one note, with a link to each other answer.
  const notes = new Map<string, Set<number>>();
  if (repeats(answer)) notes.set(t('Starts at 0 points: the team already answered this challenge.'), new Set());
  for (const signal of answer.signals) {
    const words = wordsOf(signal, t);
    if (words === undefined) continue;
    const others = notes.get(words) ?? new Set();
    notes.set(words, signal.other_answer_id ? others.add(signal.other_answer_id) : others);
  }
  if (notes.size === 0) return null;
  return (
    <Notes aria-label={t('Worth a look')}>
      {[...notes].map(([words, others]) => (
        <li key={words}>
          <Icon of={Info} size={14} />
          <span>
            {words}
            {[...others].slice(0, LINKS).map((other) => (
              <Fragment key={other}>
                {' '}
                <TextLink as={Link} to={paths.answer(game, asAnswerId(other))}>
                  {others.size === 1 ? t('Compare') : t('Answer {id}', { id: String(other) })}
                </TextLink>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </Notes>
  );
}
