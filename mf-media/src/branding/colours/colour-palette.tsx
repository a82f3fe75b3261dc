import { useTranslate } from '@waymark/host-kit';
import { ColourPicker } from '@waymark/ui';

interface ColourPaletteProps {
  /** The label of the colour. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The palette below a colour, rendered once opened. */
export function ColourPalette({ name, ...props }: ColourPaletteProps) {
  const t = useTranslate();
  return <ColourPicker label={t('{name}: palette', { name })} {...props} />;
}
