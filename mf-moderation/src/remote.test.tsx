import { describeConformance } from '@waymark/testing';
import remote from './remote';
import { conformanceCase } from './testing/conformance-case';

describeConformance(remote, conformanceCase);
