import { type Argument, type CallExpression, Visitor } from 'oxc-parser'
import { parseSource } from './syntax.ts'

const TEST_FUNCTIONS = ['test', 'it']
const OPTIONS_THAT_DO_NOT_RUN = ['skip', 'todo']

/**
 * The names of the tests in a source file that really run: `test(name, …)`, `it(name, …)` and subtests
 * `t.test(name, …)`. The value of `${…}` in a template is unknown and reads as "…".
 */
export function testNames(file: string, source: string): string[] {
  const names: string[] = []
  const visitor = new Visitor({
    CallExpression(call) {
      const [name, ...rest] = call.arguments
      if (name === undefined || rest.length === 0 || !TEST_FUNCTIONS.includes(calledName(call))) return
      const text = literalText(name)
      if (text !== undefined && !rest.some(isSwitchedOff)) names.push(text)
    },
  })
  visitor.visit(parseSource(file, source))
  return names
}

function calledName({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') return callee.property.name
  return ''
}

function literalText(argument: Argument): string | undefined {
  if (argument.type === 'Literal' && typeof argument.value === 'string') return argument.value
  if (argument.type === 'TemplateLiteral') return argument.quasis.map((part) => part.value.cooked).join('…')
  return undefined
}

function isSwitchedOff(argument: Argument): boolean {
  return (
    argument.type === 'ObjectExpression' &&
    argument.properties.some(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        OPTIONS_THAT_DO_NOT_RUN.includes(property.key.name),
    )
  )
}
