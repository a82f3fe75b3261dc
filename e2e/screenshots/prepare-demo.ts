import { seedTemplate } from '../support/prepare-data';
import { demoClock } from './clock';

/** The screenshots' demo, which starts at a fixed moment. */
export default () => seedTemplate(demoClock());
