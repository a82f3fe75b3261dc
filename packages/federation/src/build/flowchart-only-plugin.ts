import path from 'node:path';
import webpack from 'webpack';
import { BUILD_FOLDER } from './base-config';

/**
 * Parts of mermaid loaded separately, diagrams and layouts (`chunk-` names are parts of others), and what only its
 * drawing needs: Markdown labels and hand-drawn lines. Our layout draws by itself.
 */
const LOADED = /^(?:katex|marked|roughjs|.*\/(?!chunk-|flowDiagram-)[\w-]+-[A-Z0-9]{8}\.mjs)$/;
const NOTHING = path.join(BUILD_FOLDER, 'browser/nothing.mjs');

/**
 * Leaves everything but flowcharts out of mermaid: thirty kinds of diagrams, their layouts and formulas. Saves scripts
 * of a release that nobody loads, and a tenth of the one that is. Can go once mermaid is published in parts.
 */
export class FlowchartOnlyPlugin {
  apply(compiler: webpack.Compiler): void {
    new webpack.NormalModuleReplacementPlugin(LOADED, (resource) => {
      if (/[\\/]mermaid[\\/]dist\b/.test(resource.context)) resource.request = NOTHING;
    }).apply(compiler);
  }
}
