import path from 'node:path';
import webpack from 'webpack';
import { BUILD_FOLDER } from './base-config';

/**
 * Parts of mermaid that are loaded on their own, diagrams and layouts (`chunk-` names are parts of others), and what only
 * drawing needs: labels in Markdown and lines as if by hand. Our layout draws by itself.
 */
const LOADED = /^(?:katex|marked|roughjs|.*\/(?!chunk-|flowDiagram-)[\w-]+-[A-Z0-9]{8}\.mjs)$/;
const NOTHING = path.join(BUILD_FOLDER, 'browser/nothing.mjs');

/**
 * Leaves out of mermaid what is not a flowchart: thirty kinds of diagrams, their layouts and formulas. Saves the
 * scripts of a release that nobody loads, and a tenth of the one that is. Can go once mermaid is published in parts.
 */
export class FlowchartOnlyPlugin {
  apply(compiler: webpack.Compiler): void {
    new webpack.NormalModuleReplacementPlugin(LOADED, (resource) => {
      if (/[\\/]mermaid[\\/]dist\b/.test(resource.context)) resource.request = NOTHING;
    }).apply(compiler);
  }
}
