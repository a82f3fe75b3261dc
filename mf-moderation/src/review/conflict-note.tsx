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

/** What someone else decided about an answer. */
export function TheirDecision({ answer }: { readonly answer: Answer }) {
  const t = useTranslate();
  const name = answer.reviewed_by?.name || t('Someone else');
  return (
    <p>
      <strong>{t(DONE[doneTo(answer)], { name, points: counted(t, 'point', answer.points ?? 0) })}</strong>
      {answer.review_message && <> {t('Message to team: {message}', { message: answer.review_message })}</>}
    </p>
  );
}

/** Two conflicting decisions on one answer, and the choice between them. */
export function ConflictNote({ decisions, entry, answer }: ConflictNoteProps) {
  const t = useTranslate();
  const words = useVerdictWords();
  const theirs = entry.theirs ?? answer;
  return (
    <Banner tone="warning">
      <Stack $gap={8}>
        <TheirDecision answer={theirs} />
        <p>{t('Your decision: {decision}', { decision: words(entry) })}</p>
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
            <Button size="small" kind="danger-line" onClick={() => decisions.override(entry)}>
              {t('Use mine instead')}
            </Button>
          )}
        </Row>
      </Stack>
    </Banner>
  );
}
