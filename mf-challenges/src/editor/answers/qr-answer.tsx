import { isApiFailure, qrPicture } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { saveFile, useHost, useTranslate } from '@waymark/host-kit';
import { Button, FieldStack, Row } from '@waymark/ui';
import { Download } from '@waymark/ui/icons';
import { useState } from 'react';
import type { TaskEditor } from '../editor';
import { TextEntry } from '../fields/text-entry';

interface QrAnswerProps {
  readonly editor: TaskEditor;
  readonly game: GameId;
}

/** The URL in the QR code of a challenge, and the code as a picture to print. */
export function QrAnswer({ editor, game }: QrAnswerProps) {
  const t = useTranslate();
  const { api, errors, notices } = useHost();
  const [busy, setBusy] = useState(false);
  const { id } = editor.view;
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      editor.commit('qr_url');
      if (!(await whenSaved(editor))) {
        notices.show({ tone: 'danger', text: t("Couldn't save.") });
        return;
      }
      // Only the provider knows whether there is a code without an address.
      const handles = editor.latest().qr_url ? [] : ([404] as const);
      saveFile(await qrPicture(api, game, id, { handles }), `qr-${id}.png`);
    } catch (error) {
      if (isApiFailure(error) && error.handled) {
        notices.show({ tone: 'info', text: t('Add a QR address to get a code.') });
      } else errors.report(error, { doing: 'download a QR code' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <FieldStack>
      <TextEntry
        editor={editor}
        field="qr_url"
        paste
        note={t('Link or text in the code')}
        help={t(
          "Print the code and put it where players should find it. Scanning it in the app solves the challenge. Change the address before printing, because a printed code can't change.",
        )}
      />
      <Row>
        <Button icon={Download} busy={busy} onClick={() => void download()}>
          {t('Download QR code')}
        </Button>
      </Row>
    </FieldStack>
  );
}

/** What the picture depends on. */
const SHOWN = ['task_type', 'qr_url'] as const;

/** Resolves once nothing the picture depends on is being saved: whether the address is. */
const whenSaved = (editor: TaskEditor): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (SHOWN.some((field) => editor.stateOf(field) === 'saving')) return;
      end();
      resolve(editor.isSaved('qr_url'));
    };
    const end = editor.watch(look);
    look();
  });
