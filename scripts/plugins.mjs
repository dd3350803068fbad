// Assembles the tree of the branch `plugins`, from which hosts install: node scripts/plugins.mjs FOLDER
import { fileURLToPath } from 'node:url';
import { assemblePlugins } from './lib/plugin-tree.mjs';

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) {
  console.error('Say where to: node scripts/plugins.mjs FOLDER');
  process.exitCode = 2;
} else {
  const problem = await assemblePlugins(fileURLToPath(new URL('..', import.meta.url)), folder);
  if (problem === null) console.log(`The tree of the branch plugins is in ${folder}.`);
  else {
    console.error(problem);
    process.exitCode = 1;
  }
}
