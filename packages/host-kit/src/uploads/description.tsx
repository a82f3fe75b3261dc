import { mediaAlternativesQuery } from '@waymark/client';
import { IconButton, type MediaUploadProps, type MediaValue, useTranslate } from '@waymark/ui';
import { Captions, Check } from '@waymark/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../host-context';
import { useQuery } from '../query';
import { type DescribedFile, MediaAlternativeForm } from './media-alternative-form';

/** What the description of a file adds to its upload. */
export type DescriptionSlots = Pick<MediaUploadProps, 'actions' | 'below' | 'tracks'>;

/** Props of Description. */
export interface DescriptionProps extends DescribedFile {
  readonly file: MediaValue;
  readonly onSlots: (slots: DescriptionSlots) => void;
}

/**
 * A button on the picture, because a line below would move what follows when it arrives; it opens the form. Renders
 * nothing itself.
 */
export function Description({ of, name, label, file, onSlots }: DescriptionProps) {
  const t = useTranslate();
  const { api } = useHost();
  const [open, setOpen] = useState(false);
  const { data, refetch } = useQuery(mediaAlternativesQuery(api, of));
  const { kind, url } = file;
  // Another file starts without a description.
  const shown = useRef(url);
  useEffect(() => {
    if (shown.current === url) return;
    shown.current = url;
    void refetch();
  }, [refetch, url]);
  const stored = data?.find((one) => one.name === name);
  const isDescribed = stored?.decorative || Boolean(stored?.alt);
  // As text, because it changes less often than the function.
  const action = isDescribed ? t('Change what {name} shows', { name: label }) : t('Describe {name}', { name: label });
  const { game, record, id } = of;
  useEffect(() => {
    if (!stored) return onSlots({});
    const its = { of: { game, record, id }, name, label };
    onSlots({
      actions: (
        <IconButton
          icon={isDescribed ? Check : Captions}
          label={action}
          outlined
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      ),
      below: open && <MediaAlternativeForm {...its} stored={stored} isVideo={kind === 'video'} />,
      tracks: stored.captions?.map((one) => (
        <track key={one.url} kind="captions" srcLang={one.language} src={api.resolve(one.url)} />
      )),
    });
  }, [action, api, game, id, isDescribed, kind, label, name, onSlots, open, record, stored]);
  return null;
}
