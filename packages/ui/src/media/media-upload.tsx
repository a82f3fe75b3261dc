import type { MediaKind } from '@waymark/contract';
import { Box, Clapperboard, ImageUp, RefreshCw, Trash2, X } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { FieldNote } from '../field/field-note';
import { SaveMark } from '../field/save-mark';
import { Icon } from '../icon/icon';
import { useTranslate, useUi } from '../root/ui-context';
import { ProgressBar } from '../text/progress-bar';
import { Spinner } from '../text/spinner';
import { Img } from './img';
import { DropArea, FileInput, Filled, Frame, ModelCard, OnTop, Status } from './media-upload-styles';
import { extensionsOf, readBytes } from './upload-rules';
import { type UploadFile, useUpload } from './use-upload';

/** A file that is there already. */
export interface MediaValue {
  readonly kind: MediaKind;
  readonly url: string;
  /** Still picture of a video. */
  readonly poster?: string;
  /** What the file is called, where it cannot be shown. */
  readonly name?: string;
}

/** What an upload is given. */
export interface MediaUploadProps {
  readonly label: string;
  /** What it takes; the extension of a file decides what it is. */
  readonly kinds: readonly MediaKind[];
  readonly value: MediaValue | null;
  readonly upload: UploadFile;
  /** Empties the place; without it nothing can be deleted. */
  readonly onDelete?: () => void;
  /** For instance "best at 800 × 800". */
  readonly advice?: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Bytes a file may have at most: the upload policy's. */
  readonly maxBytes?: number | undefined;
  /** Uploaded, and not ready to be shown yet: it stands in the record's placeholders. */
  readonly processing?: boolean;
  /** Height of the picture. */
  readonly height?: number;
  /** Whether the picture is shown whole: what lies over or behind others is no picture without its edges. */
  readonly whole?: boolean;
  readonly disabled?: boolean;
}

/** Takes one picture, video or AR model: dropped or chosen, shown at once, sent a second later. */
export function MediaUpload({
  label,
  kinds,
  value,
  upload,
  onDelete,
  advice,
  help,
  error,
  maxBytes,
  processing = false,
  height = 160,
  whole = false,
  disabled = false,
}: MediaUploadProps) {
  const t = useTranslate();
  const { language } = useUi();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { standing, refused, choose, retry, drop } = useUpload(upload, kinds, maxBytes);
  const extensions = extensionsOf(kinds).join(' ');
  // What is stored takes the place of the preview once it is there, and so does what somebody else stores later.
  const stored = standing?.phase === 'done' && value !== null && value.url !== standing.replaces;
  const chosen = standing && { kind: standing.kind, url: standing.preview, name: standing.file.name };
  const shown: MediaValue | null = chosen && !stored ? chosen : value;
  const waiting = processing && !standing;
  const failed = standing?.phase === 'failed';
  const reasons = {
    kind: t('This file cannot be used here. Choose one of these: {extensions}.', { extensions }),
    size: t('This file is too large. The most is {size}.', { size: readBytes(maxBytes ?? 0, language) }),
  };
  const wrong = refused
    ? reasons[refused]
    : failed
      ? standing.reason || t('The file could not be sent. It is kept here.')
      : error;

  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file && !disabled) choose(file, value?.url);
  };
  const dragging = {
    onDragOver: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
  const pick = (): void => input.current?.click();

  return (
    <Frame aria-label={label}>
      <FileInput
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={extensions.replaceAll(' ', ',')}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {shown || waiting ? (
        <Filled {...dragging} $over={over} style={{ blockSize: height }}>
          {shown && !waiting ? (
            <Preview key={shown.url} value={shown} label={label} whole={whole} />
          ) : (
            <ModelCard role="status">
              <Spinner />
              {t('This file is being processed. It appears by itself.')}
            </ModelCard>
          )}
          <OnTop>
            <Button size="small" icon={ImageUp} onClick={pick} disabled={disabled} aria-describedby={`${id}-note`}>
              {t('Replace')}
            </Button>
            {standing && standing.phase !== 'done' ? (
              <IconButton icon={X} label={t('Cancel upload')} outlined onClick={drop} />
            ) : (
              onDelete && (
                <IconButton
                  icon={Trash2}
                  label={t('Delete {name}', { name: label })}
                  outlined
                  disabled={disabled}
                  onClick={() => {
                    drop();
                    onDelete();
                  }}
                />
              )
            )}
          </OnTop>
        </Filled>
      ) : (
        <DropArea
          {...dragging}
          $over={over}
          type="button"
          onClick={pick}
          disabled={disabled}
          aria-describedby={`${id}-note`}
        >
          <Icon of={kinds.includes('image') || kinds.includes('video') ? ImageUp : Box} size={20} />
          <span>
            <strong>{label}</strong>
          </span>
          <span>
            {t('Drop a file here or')} <em>{t('choose a file')}</em>
          </span>
          <small>
            <bdi dir="ltr">{extensions}</bdi>
            {advice && `, ${advice}`}
          </small>
        </DropArea>
      )}
      {standing && (
        <Status>
          <span>{standing.file.name}</span>
          {(standing.phase === 'waiting' || standing.phase === 'sending') && (
            <>
              <span>{Math.round(standing.progress * 100)}%</span>
              <ProgressBar label={t('Sending {name}', { name: standing.file.name })} value={standing.progress} />
            </>
          )}
          {standing.phase === 'done' && <SaveMark state="saved" />}
          {failed && (
            <Button size="small" icon={RefreshCw} onClick={retry}>
              {t('Retry')}
            </Button>
          )}
        </Status>
      )}
      <FieldNote id={`${id}-note`} error={wrong} help={help ?? (shown ? advice : undefined)} />
    </Frame>
  );
}

interface PreviewProps {
  readonly value: MediaValue;
  readonly label: string;
  readonly whole: boolean;
}

function Preview({ value, label, whole }: PreviewProps) {
  // A browser does not play every kind of video that can be uploaded.
  const [unseen, setUnseen] = useState(false);
  if (value.kind === 'image') {
    return <Img src={value.url} alt={label} width="100%" height="100%" fit={whole ? 'contain' : 'cover'} />;
  }
  if (value.kind === 'video' && !unseen) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the organiser's own clip, which has no captions
      <video
        src={value.url}
        poster={value.poster}
        controls
        preload="metadata"
        aria-label={label}
        onError={() => setUnseen(true)}
      />
    );
  }
  if (value.poster) return <Img src={value.poster} alt={label} width="100%" height="100%" fit="contain" />;
  return (
    <ModelCard>
      <Icon of={value.kind === 'model' ? Box : Clapperboard} size={24} />
      <bdi>{value.name ?? label}</bdi>
    </ModelCard>
  );
}
