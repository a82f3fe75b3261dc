import type { Answer } from '@waymark/contract';
import { counted, useTranslate } from '@waymark/host-kit';
import { Banner, Button, Row, Stack } from '@waymark/ui';
import type { GameDecisions } from './game-decisions';
import type { OutboxEntry } from './kept-decision';
import { useVerdictWords } from './use-verdict-words';

const DONE = {
  rejected: '{name} rejected it.',
  featured: '{name} featured it, {points}.',
  accepted: '{name} accepted it, {points}.',
  changed: '{name} changed it, {points}.',
} as const;

const doneTo = (answer: Answer): keyof typeof DONE => {
  if (answer.rejected_at) return 'rejected';
  if (answer.featured_at) return 'featured';
  return answer.approved_at ? 'accepted' : 'changed';
};

/** Props of ConflictNote. */
export interface ConflictNoteProps {
  readonly decisions: GameDecisions;
  readonly entry: OutboxEntry;
  readonly answer: Answer;
}

/** Two conflicting decisions on one answer, and the choice between them. */
export function ConflictNote({ decisions, entry, answer }: ConflictNoteProps) {
  const t = useTranslate();
  const words = useVerdictWords();
  const theirs = entry.theirs ?? answer;
  const name = theirs.reviewed_by?.name || t('Someone else');
  return (
    <Banner tone="warning">
      <Stack $gap={8}>
        <p>
          <strong>{t(DONE[doneTo(theirs)], { name, points: counted(t, 'point', theirs.points ?? 0) })}</strong>
          {theirs.review_message && <> {t('Message to team: {message}', { message: theirs.review_message })}</>}
        </p>
        <p>{t('Your decision: {decision}', { decision: words(entry, [answer]) })}</p>
        {entry.message && <p>{t('Your message: {message}', { message: entry.message })}</p>}
        <Row>
          <Button
            size="small"
            onClick={() => {
              // Keeps the typed message for a new decision.
              for (const { id } of entry.answers) decisions.drafts.change(id, { message: entry.message });
              decisions.outbox.drop(entry.key);
            }}
          >
            {t('Keep theirs')}
          </Button>
          {theirs.review_key && (
            <Button size="small" kind="danger-line" onClick={() => decisions.outbox.override(entry.key)}>
              {t('Use mine instead')}
            </Button>
          )}
        </Row>
      </Stack>
    </Banner>
  );
}
