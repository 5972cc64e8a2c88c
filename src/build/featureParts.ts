import { existsSync, readdirSync } from 'node:fs';
import { buildFeatures } from './buildFeature';

/** Files right in the folders of the features that match a pattern, in the order of the features. */
export function featureParts(pattern: RegExp): string[] {
  return buildFeatures.all().flatMap(({ name }) => {
    const folder = `src/features/${name}`;
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => pattern.test(file)) : [];
    return files.map((file) => `${folder}/${file}`);
  });
}

/** What the app's bundle imports from the folders of the features, by the names of the modules below `$site/`. */
export function featureModules(): Record<string, string> {
  const sheets = featureParts(/^prose\.\w+\.css$/).map((file) => `@import '../../${file}';\n`);
  return {
    'features.css': sheets.join(''),
    'features.mjs': listOf(featureParts(/^client\.tsx?$/)),
    'deferred.mjs': listOf(featureParts(/^deferred\.ts$/)),
  };
}

/** A module whose default export lists what files of features export, each by the name of its folder in camel case. */
function listOf(files: readonly string[]): string {
  const names = files.map((file) =>
    (file.split('/')[2] ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const imports = files.map((file, index) => `import { ${names[index]} } from '../../${file}';\n`);
  return `${imports.join('')}export default [${names.join()}];\n`;
}
