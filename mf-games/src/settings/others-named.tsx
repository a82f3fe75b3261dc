import { useTranslate } from '@waymark/host-kit';
import { Faces } from '@waymark/ui';

interface OthersNamedProps {
  /** At least one. */
  readonly names: readonly string[];
}

/** The avatars of others with this game open, and a sentence about them. */
export function OthersNamed({ names }: OthersNamedProps) {
  const t = useTranslate();
  const [first = '', second = ''] = names;
  const sentence =
    names.length === 1
      ? t('{name} has this game open too.', { name: first })
      : names.length === 2
        ? t('{name} and {other} have this game open too.', { name: first, other: second })
        : t('{name} and {n} others have this game open too.', { name: first, n: names.length - 1 });
  return (
    <>
      <Faces names={names} label={names.join(', ')} size={20} />
      {sentence}
    </>
  );
}
