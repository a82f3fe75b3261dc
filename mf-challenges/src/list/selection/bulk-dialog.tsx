import type { BulkWrite } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Banner, Button, Dialog, Stack } from '@waymark/ui';
import { type ComponentType, type FormEvent, useId, useState } from 'react';
import { useRefusal } from '../../use-refusal';
import type { BulkFormProps } from './bulk-form';
import { PointsForm } from './points-form';
import type { BulkKind } from './selection-bar';
import { TagsForm } from './tags-form';
import { TimingForm } from './timing-form';
import { VisibilityForm } from './visibility-form';

/** The kind of change. */
type BulkFormKind = Exclude<BulkKind, 'delete'>;

const FORMS: Readonly<Record<BulkFormKind, ComponentType<BulkFormProps>>> = {
  points: PointsForm,
  tags: TagsForm,
  visibility: VisibilityForm,
  timing: TimingForm,
};
const TITLES: Readonly<Record<BulkFormKind, string>> = {
  points: 'Change points',
  tags: 'Change tags',
  visibility: 'Change visibility',
  timing: 'Change timing',
};

interface BulkDialogProps {
  readonly kind: BulkFormKind;
  /** Number of challenges to change. */
  readonly n: number;
  /** Time zone of the game as it stores it. */
  readonly tz: string | undefined;
  /** @returns why it was rejected; undefined if there is nothing to show here */
  readonly onChange: (changes: BulkWrite) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks what to change in several challenges. Unchanged fields are not sent. */
export function BulkDialog({ kind, n, tz, onChange, onClose }: BulkDialogProps) {
  const t = useTranslate();
  const [changes, setChanges] = useState<BulkWrite>({});
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const { refused, refuse, forget, isOpen } = useRefusal();
  const form = useId();
  const Form = FORMS[kind];
  const empty = Object.values(changes).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  );
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || empty || wrong) return;
    setBusy(true);
    const reason = await onChange(changes);
    setBusy(false);
    if (reason !== undefined) refuse(reason);
    // Another dialog may be open by now.
    else if (isOpen()) onClose();
  };
  return (
    <Dialog
      open
      title={t(TITLES[kind])}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy} disabled={empty || wrong}>
            {t(n === 1 ? 'Change {n} challenge' : 'Change {n} challenges', { n })}
          </Button>
        </>
      }
    >
      <Stack as="form" $gap={14} id={form} noValidate onSubmit={(event) => void apply(event)}>
        {refused && <Banner tone="danger">{refused}</Banner>}
        <Form
          changes={changes}
          tz={tz}
          onWrong={setWrong}
          onChange={(part) => {
            forget();
            setChanges((before) => ({ ...before, ...part }));
          }}
        />
      </Stack>
    </Dialog>
  );
}
