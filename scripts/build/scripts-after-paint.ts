const preload = /<link rel="modulepreload" href="([^"]+)"\/>/gu;
const starter = /<script type="module" async="">([^<]*)<\/script>/u;
const routeImport = /import \* as (\w+) from "([^"]+)";/gu;
const routeModules = /window\.__reactRouterRouteModules = \{[^}]*\};/u;
const entryImport = /\bimport\("([^"]+)"\);\s*$/u;

/**
 * Lets a page's scripts wait for its first paint: what React Router preloads and imports at once,
 * which takes the line from style and fonts, is imported by the same script a frame later, side by
 * side. The pages read and paint without them. Throws when React Router writes its pages otherwise.
 */
export function scriptsAfterPaint(html: string): string {
  const code = starter.exec(html)?.[1] ?? '';
  const routes = [...code.matchAll(routeImport)].map(([, name = '', file = '']) => ({
    name,
    file,
  }));
  const modules = routeModules.exec(code)?.[0];
  const entry = entryImport.exec(code)?.[1];
  if (routes.length === 0 || !modules || !entry) {
    throw new Error('React Router starts its pages in another way: fix scripts-after-paint.ts.');
  }
  const files = [...html.matchAll(preload)].flatMap(([, file]) => file ?? []);
  const others = files.filter(
    (file) => file !== entry && routes.every((route) => route.file !== file),
  );
  const imports = [...routes.map(({ file }) => file), ...others].map((file) => `import("${file}")`);
  const later = [
    'requestAnimationFrame(() => setTimeout(async () => {',
    `const [${routes.map(({ name }) => name).join(', ')}] = await Promise.all([${imports.join(', ')}]);`,
    modules,
    `import("${entry}");`,
    '}));',
  ].join('\n');
  return html
    .replaceAll(preload, '')
    .replace(starter, () => `<script type="module" async="">${later}</script>`);
}
