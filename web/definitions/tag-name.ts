import { scoreMessages } from '../scoring/score-messages.ts'
import { definitionMessages } from './messages.ts'

/** A tag that is a score goes by the score's name, one that is a label by its own. */
export function tagName(tag: string): string {
  const scores = scoreMessages().key as Readonly<Record<string, string>>
  return scores[`${tag}_score`] ?? (definitionMessages().tags as Readonly<Record<string, string>>)[tag] ?? tag
}
