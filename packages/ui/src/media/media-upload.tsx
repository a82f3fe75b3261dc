import type { MediaKind } from '@waymark/contract';
import { Box, Clapperboard, ImageUp, RefreshCw, Trash2, X } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { FieldNote } from '../field/field-note';
import { SaveMark } from '../field/save-mark';
import { landFocus } from '../focus/land-focus';
import { Icon } from '../icon/icon';
import { useTranslate, useUi } from '../root/ui-context';
import { ProgressBar } from '../text/progress-bar';
import { Spinner } from '../text/spinner';
import { Img } from './img';
import { DropArea, FileInput, Filled, Frame, ModelCard, OnTop, Status } from './media-upload-styles';
import { extensionsOf, formatBytes } from './upload-rules';
import { PROCESSING, useRecordFile } from './use-record-file';
import { type UploadFile, type UploadRules, type UploadState, useUpload } from './use-upload';

/** A stored file. */
export interface MediaValue {
  readonly kind: MediaKind;
  readonly url: string;
  /** Still image of a video. */
  readonly poster?: string;
  /** File name, shown if the file cannot be previewed. */
  readonly name?: string;
}

/** Props of MediaUpload. */
export interface MediaUploadProps extends UploadRules {
  readonly label: string;
  readonly value: MediaValue | null;
  readonly upload: UploadFile;
  /** Deletes the stored file; without it there is no Delete button. */
  readonly onDelete?: () => void;
  /** For instance "best at 800 × 800". */
  readonly advice?: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Uploaded but not ready to show yet: listed in the record's placeholders. */
  readonly processing?: boolean;
  /** Height of the preview. */
  readonly height?: number;
  /** Aspect ratio, instead of a height. */
  readonly ratio?: number;
  /** Whether the image is shown uncropped: overlays and backgrounds need their edges. */
  readonly whole?: boolean;
  readonly disabled?: boolean;
  /** Controls of the stored file, before Replace. */
  readonly actions?: ReactNode;
  /** Text tracks of a video; its origin must allow pages to read them. */
  readonly tracks?: ReactNode;
  /** Shown below, for instance fields about the file. */
  readonly below?: ReactNode;
}

/** Uploads one image, video or AR model: dropped or chosen, previewed immediately, sent a second later. */
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
  onChosen,
  onLost,
  processing = false,
  height = 160,
  ratio,
  whole = false,
  disabled = false,
  actions,
  tracks,
  below,
}: MediaUploadProps) {
  const t = useTranslate();
  const { language } = useUi();
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { current, refused, choose, retry, drop } = useUpload(upload, { kinds, maxBytes, onChosen, onLost });
  const extensions = extensionsOf(kinds).join(' ');
  // A newly stored file replaces the preview, whoever stored it.
  const isUploaded = current?.phase === 'done';
  const stored = isUploaded && value !== null && value.url !== current.replaces;
  const unreadable = useRecordFile(isUploaded, stored ? value.url : processing ? PROCESSING : undefined, drop);
  const chosen = current && { kind: current.kind, url: current.preview, name: current.file.name };
  const shown: MediaValue | null = chosen && !stored ? chosen : value;
  const waiting = processing && !current;
  const failed = current && (unreadable || current.phase === 'failed');
  const reasons = {
    kind: t("This type of file isn't supported. Use one of these: {extensions}.", { extensions }),
    size: t('This file is too large. The limit is {size}.', { size: formatBytes(maxBytes ?? 0, language) }),
  };
  const reasonOf = ({ kind, reason }: UploadState): string => {
    if (unreadable) return t(kind === 'image' ? 'The picture cannot be read.' : 'The file cannot be read.');
    return reason || t("Couldn't upload the file. Check your connection.");
  };
  const problem = failed ? reasonOf(current) : refused ? reasons[refused.why] : error;

  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (!file || disabled) return;
    // A rejected file would seem to have failed for its reason.
    if (failed) drop();
    choose(file, value?.url);
    passFocus();
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
  /** The clicked button is replaced by another one, which takes the focus. */
  const passFocus = (): void => void landFocus(frame.current, `[id="${id}-frame"] button`);

  return (
    <Frame ref={frame} id={`${id}-frame`} aria-label={label}>
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
        <Filled {...dragging} $over={over} style={ratio ? { aspectRatio: ratio } : { blockSize: height }}>
          {shown && !waiting ? (
            <Preview key={shown.url} value={shown} label={label} whole={whole} tracks={tracks} />
          ) : (
            <ModelCard role="status">
              <Spinner />
              {t("This file is being processed. It will appear when it's ready.")}
            </ModelCard>
          )}
          <OnTop>
            {(!current || stored) && actions}
            <Button size="small" icon={ImageUp} onClick={pick} disabled={disabled} aria-describedby={`${id}-note`}>
              {t('Replace')}
            </Button>
            {current && (failed || !isUploaded) ? (
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
                    passFocus();
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
          style={ratio ? {} : { minBlockSize: height }}
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
      {current && (
        <Status>
          <bdi>{current.file.name}</bdi>
          {(current.phase === 'waiting' || current.phase === 'sending') && (
            <>
              <span>{Math.round(current.progress * 100)}%</span>
              <ProgressBar label={t('Uploading {name}', { name: current.file.name })} value={current.progress} />
            </>
          )}
          {isUploaded && !failed && <SaveMark state="saved" />}
          {failed && (
            <Button size="small" icon={RefreshCw} onClick={retry}>
              {t('Retry')}
            </Button>
          )}
        </Status>
      )}
      {refused && !failed && (
        <Status>
          <bdi>{refused.name}</bdi>
        </Status>
      )}
      <FieldNote id={`${id}-note`} error={problem} help={help ?? (shown ? advice : undefined)} />
      {below}
    </Frame>
  );
}

interface PreviewProps {
  readonly value: MediaValue;
  readonly label: string;
  readonly whole: boolean;
  readonly tracks: ReactNode;
}

function Preview({ value, label, whole, tracks }: PreviewProps) {
  // Browsers cannot play every accepted video format.
  const [unplayable, setUnplayable] = useState(false);
  if (value.kind === 'image') {
    return <Img src={value.url} alt={label} width="100%" height="100%" fit={whole ? 'contain' : 'cover'} />;
  }
  if (value.kind === 'video' && !unplayable) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: it has those that its organisers added
      <video
        src={value.url}
        poster={value.poster}
        controls
        preload="metadata"
        aria-label={label}
        crossOrigin={tracks ? 'anonymous' : undefined}
        onError={() => setUnplayable(true)}
      >
        {tracks}
      </video>
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
