import { uploadPolicyQuery } from '@waymark/client';
import type { MediaKind } from '@waymark/contract';
import { useHost } from '../host-context';
import { useQuery } from '../query';

/**
 * Maximum size of a file of a kind in bytes, from the upload policy: loaded once, by the first control that needs it.
 * Undefined until known, and if the platform names no limit or doesn't respond ([G42]).
 */
export function useMaxBytes(kind: MediaKind): number | undefined {
  const policy = useQuery(uploadPolicyQuery(useHost().api)).data;
  return policy?.max_bytes_by_kind?.[kind] ?? policy?.max_bytes;
}
