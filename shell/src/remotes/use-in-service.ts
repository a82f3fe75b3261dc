import { useReadable } from '@waymark/host-kit';
import { useServices } from '../services/services-context';
import type { InService } from './remotes';

/** What is in service now: menu, palette and links follow it as soon as it changes. */
export const useInService = (): InService => useReadable(useServices().remotes.inService);
