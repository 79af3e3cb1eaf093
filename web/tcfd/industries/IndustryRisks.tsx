import { tcfdMessages } from '../messages.ts'

/** Industries and their climate risks. */
export function IndustryRisks() {
  return <p className="note">{tcfdMessages().preparing}</p>
}
