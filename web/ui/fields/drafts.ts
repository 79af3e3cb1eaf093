/** What was typed and not sent, as long as the page lives; each draft belongs to a person and is nobody else's. */
const drafts = new Map<string, { readonly owner: string; readonly values: unknown }>()

export function readDraft<T>(name: string, owner: string): T | undefined {
  const draft = drafts.get(name)
  return draft?.owner === owner ? (draft.values as T) : undefined
}

export function keepDraft(name: string, owner: string, values: unknown): void {
  drafts.set(name, { owner, values })
}

export function dropDraft(name: string): void {
  drafts.delete(name)
}
