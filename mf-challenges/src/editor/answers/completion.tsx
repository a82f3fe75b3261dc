import { type GameId, TASK_TYPE, VIDEO_LENGTH_RECOMMENDED, VIDEO_LENGTHS } from '@waymark/contract';
import { lazyScreen, useTranslate } from '@waymark/host-kit';
import { Bone } from '@waymark/ui';
import { type ComponentProps, Suspense } from 'react';
import type { TaskEditor } from '../editor';
import { ChoiceEntry } from '../fields/choice-entry';
import { FileEntry } from '../fields/file-entry';
import { Beside } from '../fields/layout';
import { AnswerPlaces } from './answer-places';
import { QrAnswer } from './qr-answer';
import { TriviaAnswers } from './trivia-answers';

const ArItems = lazyScreen<ComponentProps<typeof import('../ar/ar-items').ArItems>>(
  async () => (await import('../ar/ar-parts')).ArItems,
);

interface PartProps {
  readonly editor: TaskEditor;
}

/** The fields of a challenge's completion type. */
export function Completion({ editor, game }: PartProps & { readonly game: GameId }) {
  const t = useTranslate();
  switch (editor.view.task_type) {
    case TASK_TYPE.video:
      return <Filming editor={editor} />;
    case TASK_TYPE.sticker:
      return (
        <FileEntry editor={editor} field="overlay" label={t('Sticker')} advice={t(STICKER_ADVICE)} height={172} whole />
      );
    case TASK_TYPE.backgroundPhoto:
      return <Background editor={editor} />;
    case TASK_TYPE.backgroundVideo:
      return (
        <>
          <Background editor={editor} />
          <Filming editor={editor} />
        </>
      );
    case TASK_TYPE.qrCode:
      return <QrAnswer editor={editor} game={game} />;
    case TASK_TYPE.trivia:
      return <TriviaAnswers editor={editor} />;
    case TASK_TYPE.multipleChoice:
      return <AnswerPlaces key="choice" editor={editor} kind="choice" />;
    case TASK_TYPE.splitPath:
      return <AnswerPlaces key="path" editor={editor} kind="path" />;
    case TASK_TYPE.arPhoto:
    case TASK_TYPE.arVideo:
      return (
        <>
          {editor.view.task_type === TASK_TYPE.arVideo && <Filming editor={editor} />}
          <Suspense fallback={<Bone $height={160} />}>
            <ArItems editor={editor} />
          </Suspense>
        </>
      );
    default:
      return null;
  }
}

const STICKER_ADVICE = 'a transparent PNG of 645x860 (standard) or 1290x1720 (high)';
const BACKGROUND_ADVICE = 'best at 645x860 (standard) or 1290x1720 (high)';

/** How players film, for every type with a video. */
function Filming({ editor }: PartProps) {
  return (
    <Beside>
      <ShareAs editor={editor} />
      <VideoLength editor={editor} />
    </Beside>
  );
}

/** The meanings of the subtype codes; the index is the code. */
const SHARES = ['Standard video', 'Animated gif', 'Audio only'] as const;

function ShareAs({ editor }: PartProps) {
  const t = useTranslate();
  return (
    <ChoiceEntry
      editor={editor}
      field="task_subtype"
      options={SHARES.map((_, code) => ({ value: String(code), label: t(SHARES[code] ?? SHARES[0]) }))}
    />
  );
}

/** Maximum video length. The lengths that suit the sharing style are marked. */
function VideoLength({ editor }: PartProps) {
  const t = useTranslate();
  const { task_subtype = 0, video_length } = editor.view;
  const recommended = VIDEO_LENGTH_RECOMMENDED[task_subtype] ?? VIDEO_LENGTH_RECOMMENDED[0];
  return (
    <ChoiceEntry
      editor={editor}
      field="video_length"
      value={video_length ? String(video_length) : null}
      options={VIDEO_LENGTHS.map((seconds) => ({
        value: String(seconds),
        label: t('{n} s', { n: seconds }),
        ...(seconds === recommended ? { note: t('recommended') } : {}),
      }))}
      note={t('Recommended: {n} seconds.', { n: recommended })}
    />
  );
}

function Background({ editor }: PartProps) {
  const t = useTranslate();
  return (
    <FileEntry
      editor={editor}
      field="overlay"
      label={t('Background')}
      advice={t(BACKGROUND_ADVICE)}
      height={172}
      whole
    />
  );
}
