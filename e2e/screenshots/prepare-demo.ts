import { seedTemplate } from '../support/prepare-data';
import { demoClock } from './clock';

/** The demo of the pictures, which begins at a fixed moment. */
export default () => seedTemplate(demoClock());
