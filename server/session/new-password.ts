import { isGuessable, wordsAbout } from '#contract/account/guessable.ts'
import { Refusal } from '#server/http/refusal.ts'

interface Owner {
  readonly email: string
  readonly name: string
  readonly company_name: string
}

let common: Promise<ReadonlySet<string>> | undefined

/** Refuses a new password that is a common one or says who its owner is. Present ones are good for as long as they are. */
export async function refuseGuessable(password: string, { email, name, company_name }: Owner): Promise<void> {
  common ??= loadCommon()
  if (isGuessable(password, wordsAbout(email, name, company_name), await common))
    throw new Refusal('password.guessable')
}

/** Nearly fifty thousand passwords that many people have, out of leaks; read when the first new password comes. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
