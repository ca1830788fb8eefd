import { API, type Checker, type Symbol as Name, type Type } from 'typescript/unstable/sync'

const SCHEMAS = 'server/edge/openapi/named-schemas.ts'
const CALLS = /\/contract\/.*-calls\.ts$/
/** Pointers to documents that readers of the API do not have. */
const POINTER = /\s*\((?:DOMAIN|SPEC|RELIABILITY|contract\/)[^)]*\)/g
/** Steps of a position: into a property, an element, a value of a record. */
const STEP = /\.([^.[{]+)|(\[\])|(\{\})/g

type Root = { name: Name; type: Type | undefined }

function rootsIn(checker: Checker, { schemas, calls }: { schemas: Name[]; calls: Name[] }) {
  const typeOf = (name: Name | undefined) => name && checker.getTypeOfSymbol(name)
  const property = (type: Type | undefined, name: string) =>
    type && checker.getPropertyOfType(type, name)
  const parsed = (schema: Name, io: string) =>
    typeOf(property(typeOf(property(typeOf(schema), '_zod')), io))

  const roots = new Map<string, Root>()
  for (const schema of schemas) {
    roots.set(schema.name, { name: schema, type: parsed(schema, 'output') })
  }
  for (const call of calls) {
    const called = typeOf(property(typeOf(call), 'name'))
    if (!called?.isStringLiteralType()) continue
    for (const io of ['input', 'output']) {
      const name = property(typeOf(call), io)
      if (name) roots.set(`${called.value}.${io}`, { name, type: parsed(name, io) })
    }
  }
  return roots
}

function commentsAt(checker: Checker, roots: Map<string, Root>, positions: readonly string[]) {
  const optionsOf = (type: Type | undefined): Type[] => {
    if (!type) return []
    return type.isUnionType() ? type.getTypes().flatMap(optionsOf) : [type]
  }
  const indexed = (type: Type, key: string) =>
    checker.getIndexInfosOfType(type).find((info) => checker.typeToString(info.keyType) === key)
  const namesIn = (types: Type[], name: string) =>
    types.flatMap((type) => checker.getPropertyOfType(type, name) ?? [])

  /** What a position leads to: the properties there, in each form a union has. */
  function follow(at: string): Name[] {
    const start = [...roots.keys()].find(
      (root) => at === root || (/^[.[{]/.test(at.slice(root.length)) && at.startsWith(root)),
    )
    const root = start && roots.get(start)
    if (!root) return []
    let names = [root.name]
    let types = optionsOf(root.type)
    for (const [, name, element] of at.slice(start.length).matchAll(STEP)) {
      if (name) {
        names = namesIn(types, name)
        types = names.flatMap((found) => optionsOf(checker.getTypeOfSymbol(found)))
      } else {
        const key = element ? 'number' : 'string'
        types = types.flatMap((type) => optionsOf(indexed(type, key)?.valueType))
      }
    }
    return names
  }

  const comments: Record<string, string> = {}
  for (const at of positions) {
    const [comment] = follow(at)
      .map((name) => checker.getDocumentationCommentOfSymbol(name))
      .filter(Boolean)
    if (comment) comments[at] = comment.replace(POINTER, '').replace(/\s+/g, ' ')
  }
  return comments
}

/** The comments of the contract's properties and of the named schemas, by position in OpenAPI. */
export function contractComments(positions: readonly string[]): Record<string, string> {
  const api = new API({ cwd: process.cwd() })
  try {
    const config = `${process.cwd()}/tsconfig.json`
    const project = api.updateSnapshot({ openProject: config }).getProject(config)
    if (!project) throw new Error(`no project ${config}`)
    const { checker, program } = project
    const exportsOf = (file: string) => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      return module ? [...checker.getExportsOfModule(module)] : []
    }
    const [table] = exportsOf(`${process.cwd()}/${SCHEMAS}`)
    const tableType = table && checker.getTypeOfSymbol(table)
    const schemas = tableType ? [...checker.getPropertiesOfType(tableType)] : []
    const calls = program
      .getSourceFileNames()
      .filter((file) => CALLS.test(file))
      .flatMap(exportsOf)
    return commentsAt(checker, rootsIn(checker, { schemas, calls }), positions)
  } finally {
    api.close()
  }
}
