import { prepareData } from '../support/prepare-data';
import { demoClock } from './clock';

/** The screenshots' demo, which starts at a fixed moment. */
export default () => prepareData(demoClock());
