import { WaymarkRemote } from './element';

/** A page may include the script more than once. */
if (!customElements.get('waymark-remote')) customElements.define('waymark-remote', WaymarkRemote);
