import { dirname, join } from 'node:path'

/** Names that a file imports from this repository, each with its file. */
export function importedNames(file: string, text: string): Map<string, string> {
  const imported = new Map<string, string>()
  for (const [, names, to] of text.matchAll(/^import (?!type)(?:\w+, )?\{([^}]*)\} from '([.#][^']+)'/gm))
    for (const name of names!.replace(/\btype \w+/g, '').match(/\w+/g) ?? [])
      imported.set(name, to!.startsWith('#') ? to!.slice(1) : join(dirname(file), to!))
  return imported
}

/** What a file defines at its top, by name, with its code. */
export function statementsOf(text: string): Map<string, string> {
  const defined = new Map<string, string>()
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
  for (const statement of code.split(/\n(?=(?:export )?(?:const|class|(?:async )?function) )/)) {
    const name = /^(?:export )?(?:const|class|(?:async )?function) (\w+)/.exec(statement)?.[1]
    if (name) defined.set(name, statement)
  }
  return defined
}
