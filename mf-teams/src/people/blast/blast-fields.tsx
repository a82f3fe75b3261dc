import type { Blast } from '@waymark/client';
import { BLAST_METHOD, type BlastMethod } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { perGame } from '@waymark/host-kit/screen-state';
import { Select, TextArea, TextField } from '@waymark/ui';

/** The form of a blast. */
export type BlastText = Pick<Blast, 'method' | 'subject' | 'message'>;

/** An empty form. */
export const FRESH: BlastText = {
  method: BLAST_METHOD.push,
  subject: 'Game update!',
  message: 'Thanks for playing.',
};

/** The form of a blast, kept when the screen unmounts. */
export const drafts = perGame<BlastText>(FRESH);

/** Delivery methods by name. */
export const METHODS: readonly (readonly [BlastMethod, string])[] = [
  [BLAST_METHOD.push, 'Push Notification'],
  [BLAST_METHOD.email, 'Email'],
  [BLAST_METHOD.chatAsAdministrator, 'Chat (as Administrator)'],
  [BLAST_METHOD.chatAsSystem, 'Chat (as System)'],
];

interface BlastFieldsProps {
  readonly blast: BlastText;
  readonly onChange: (blast: BlastText) => void;
}

/** Method, subject and message of a blast. */
export function BlastFields({ blast, onChange }: BlastFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <Select
        label={t('Method')}
        value={String(blast.method)}
        options={METHODS.map(([method, label]) => ({ value: String(method), label: t(label) }))}
        onChange={(chosen) => {
          const [method] = METHODS.find(([one]) => String(one) === chosen) ?? [];
          if (method !== undefined) onChange({ ...blast, method });
        }}
      />
      <TextField
        label={t('Subject')}
        value={blast.subject}
        autoComplete="off"
        onChange={(subject) => onChange({ ...blast, subject })}
      />
      <TextArea label={t('Message')} value={blast.message} onChange={(message) => onChange({ ...blast, message })} />
    </>
  );
}
