import { WaymarkRemote } from './element';

/** A page may hold the script more than once. */
if (!customElements.get('waymark-remote')) customElements.define('waymark-remote', WaymarkRemote);
