import { uploadPolicyQuery } from '@waymark/client';
import type { MediaKind } from '@waymark/contract';
import { useHost } from '../host-context';
import { useQuery } from '../query';

/**
 * Bytes a file of a kind may have at most, from the upload policy: asked for once, by the first control that needs it.
 * Undefined while it is not known, and where the platform names no limit or does not answer ([G42]).
 */
export function useMaxBytes(kind: MediaKind): number | undefined {
  const policy = useQuery(uploadPolicyQuery(useHost().api)).data;
  return policy?.max_bytes_by_kind?.[kind] ?? policy?.max_bytes;
}
