import { useHost, useTranslate } from '@waymark/host-kit';
import { Menu } from '@waymark/ui';
import { Download } from '@waymark/ui/icons';
import type { Diagram } from '../layout/arrange';
import type { PictureUse } from '../picture/take-picture';

interface SavePictureProps {
  readonly diagram: Diagram;
  /** The name of the game. */
  readonly name: string | undefined;
}

/** Exports or prints the diagram. */
export function SavePicture({ diagram, name }: SavePictureProps) {
  const { api, errors } = useHost();
  const t = useTranslate();
  const take = (use: PictureUse) => async () => {
    try {
      // Loaded only for an export.
      const { takePicture } = await import('../picture/take-picture');
      await takePicture(use, { diagram, name: name || t('Path'), resolve: api.resolve, t });
    } catch (error) {
      errors.report(error);
    }
  };
  return (
    <Menu
      label={t('Save or print')}
      icon={Download}
      entries={[
        { id: 'svg', label: t('Save as SVG'), onSelect: take('svg') },
        { id: 'png', label: t('Save as PNG'), onSelect: take('png') },
        { id: 'print', label: t('Print'), onSelect: take('print') },
      ]}
    />
  );
}
