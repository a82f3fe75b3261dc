import type { MediaKind } from '@waymark/contract';
import { Box, ImageUp, RefreshCw, Trash2, X } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { FieldNote } from '../field/field-note';
import { SaveMark } from '../field/save-mark';
import { Icon } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { ProgressBar } from '../text/progress-bar';
import { Img } from './img';
import { DropArea, FileInput, Filled, Frame, ModelCard, OnTop, Status } from './media-upload-styles';
import { extensionsOf } from './upload-rules';
import { type UploadFile, useUpload } from './use-upload';

/** A file that is there already. */
export interface MediaValue {
  readonly kind: MediaKind;
  readonly url: string;
  /** Still picture of a video. */
  readonly poster?: string;
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
  /** Height of the picture. */
  readonly height?: number;
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
  height = 160,
  disabled = false,
}: MediaUploadProps) {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { standing, refused, choose, retry, drop } = useUpload(upload, kinds);
  const extensions = extensionsOf(kinds).join(' ');
  // What is stored takes the place of the preview once it is there, and so does what somebody else stores later.
  const stored = standing?.phase === 'done' && value !== null && value.url !== standing.replaces;
  const shown: MediaValue | null = standing && !stored ? { kind: standing.kind, url: standing.preview } : value;
  const failed = standing?.phase === 'failed';
  const wrong = refused
    ? t('This file cannot be used here. Choose one of these: {extensions}.', { extensions })
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
      {shown ? (
        <Filled {...dragging} $over={over} style={{ blockSize: height }}>
          <Preview value={shown} label={label} />
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
          <small>{advice ? `${extensions}, ${advice}` : extensions}</small>
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

function Preview({ value, label }: { readonly value: MediaValue; readonly label: string }) {
  if (value.kind === 'image') return <Img src={value.url} alt={label} width="100%" height="100%" />;
  if (value.kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: the organiser's own clip, which has no captions
    return <video src={value.url} poster={value.poster} controls preload="metadata" aria-label={label} />;
  }
  return (
    <ModelCard>
      <Icon of={Box} size={24} />
      {label}
    </ModelCard>
  );
}
