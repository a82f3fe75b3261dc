import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { screens } from './screens';

export default defineRemote({ manifest, screens });
