import type { Blast } from '@waymark/client';
import { BLAST_METHOD, type BlastMethod } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Select, TextArea, TextField } from '@waymark/ui';
import type { KeyboardEvent } from 'react';

/** The form of a blast. */
export type BlastText = Pick<Blast, 'method' | 'subject' | 'message'>;

const SUBJECT = 'subject';

/** Delivery methods by name. */
export const METHODS: readonly (readonly [BlastMethod, string])[] = [
  [BLAST_METHOD.push, 'Push Notification'],
  [BLAST_METHOD.email, 'Email'],
  [BLAST_METHOD.chatAsAdministrator, 'Chat (as Administrator)'],
  [BLAST_METHOD.chatAsSystem, 'Chat (as System)'],
];

/** Only Send sends: Enter in a field doesn't, and in the subject it moves on to the message. */
export function stayOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: form } = event;
  const isInLine = target instanceof HTMLInputElement && target.form === form;
  if (event.key !== 'Enter' || !isInLine || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (target.name === SUBJECT) form.querySelector('textarea')?.focus();
}

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
        name={SUBJECT}
        value={blast.subject}
        autoComplete="off"
        onChange={(subject) => onChange({ ...blast, subject })}
      />
      <TextArea label={t('Message')} value={blast.message} onChange={(message) => onChange({ ...blast, message })} />
    </>
  );
}
