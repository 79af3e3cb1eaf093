/** What was begun and not sent: it outlives the session, in this tab, for the person who wrote it. */
interface Draft {
  readonly owner: string
  readonly text: string
}

const keyOf = (slot: string) => `satoyama comment ${slot}`

function read(slot: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(slot)) ?? 'null')
    return typeof draft?.text === 'string' && typeof draft.owner === 'string' ? draft : null
  } catch {
    return null
  }
}

export const hasDraft = (slot: string) => read(slot) !== null

/** The text that this person had begun; empty when there is none. */
export function draftOf(slot: string, owner: string): string {
  const draft = read(slot)
  return draft?.owner === owner ? draft.text : ''
}

/** Keep the text, or forget it when it is empty. */
export function keepDraft(slot: string, { owner, text }: Draft): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(slot))
    else sessionStorage.setItem(keyOf(slot), JSON.stringify({ owner, text }))
  } catch {
    // A browser that keeps nothing keeps no draft.
  }
}

/** What was sent is no draft any more, from the server's answer on: a page that is left right then brings nothing back. */
export const forgetDraft = (slot: string) => keepDraft(slot, { owner: '', text: '' })
