import { useReadable } from '@waymark/host-kit';
import { useServices } from '../services/services-context';
import type { InService } from './remotes';

/** The active registry's areas, following its changes. */
export const useInService = (): InService => useReadable(useServices().remotes.inService);
