import { uiMessages } from '../ui/messages.ts'
import { isSame, type Occasion, unmetFor } from './checklist.ts'
import { passwordMessages } from './messages.ts'
import type { NewPasswordValues } from './NewPassword.tsx'

/** What is wrong with a new password when it is sent, by field. */
export function faultsOf(
  occasion: Occasion,
  { password, confirmation, current }: NewPasswordValues,
  isGuessed: boolean | undefined,
) {
  const m = passwordMessages()
  const { failures } = uiMessages()
  const faults: Record<string, string> = {}
  if (unmetFor(occasion, password).length > 0) faults.password = m.unmet
  else if (isGuessed) faults.password = failures['password.guessable']
  else if (current && isSame(password, current)) faults.password = failures['password.same']
  else if (password !== confirmation) faults.confirmation = failures['password.mismatch']
  return faults
}
