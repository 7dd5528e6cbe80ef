import { type Node, parseSync } from 'oxc-parser';
import type { Fault } from './faults.ts';

/** The module with the fault. Throws where it has no such function or constant, so that a renamed one is not left untried. */
export function breakExport(
  source: string,
  { file, name, instead }: Pick<Fault, 'file' | 'name' | 'instead'>,
): string {
  for (const node of parseSync(file, source).program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue;
    const { declaration } = node;
    const id = nameOf(declaration);
    if (id?.name !== name) continue;
    const end = id.start + name.length;
    const real = `${source.slice(declaration.start, end)}$real${source.slice(end, node.end)}`;
    const broken = `export const ${name}: any = ((real: any): any => (${instead}))(${name}$real);`;
    return `${source.slice(0, node.start)}${real}\n${broken}${source.slice(node.end)}`;
  }
  throw new Error(
    `${file} exports no function or constant "${name}": faults.yaml needs its new name.`,
  );
}

function nameOf(declaration: Node) {
  if (declaration.type === 'FunctionDeclaration') return declaration.id;
  if (declaration.type !== 'VariableDeclaration') return undefined;
  const [first] = declaration.declarations;
  return first?.id.type === 'Identifier' ? first.id : undefined;
}
