import { tcfdMessages } from '../messages.ts'

/** What a scenario would cost. */
export function Scenario() {
  return <p className="note">{tcfdMessages().preparing}</p>
}
