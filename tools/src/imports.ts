import { type Expression, Visitor } from 'oxc-parser'
import { parseSource } from './syntax.ts'

/** Everything a source file imports or re-exports from, types and dynamic imports included, in order. */
export function importsOf(file: string, source: string): string[] {
  const specifiers: string[] = []
  const add = (origin: Expression | null) => {
    if (origin?.type === 'Literal' && typeof origin.value === 'string') specifiers.push(origin.value)
  }
  const visitor = new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
  })
  visitor.visit(parseSource(file, source))
  return specifiers
}
