import { isGuessable, wordsAbout } from '#contract/account/guessable.ts'
import { once } from '#server/cache/once.ts'
import { Refusal } from '#server/http/refusal.ts'

interface Owner {
  readonly email: string
  readonly name: string
  readonly company_name: string
}

/** Refuses a new password that is a common one or says who its owner is. Present ones are good for as long as they are. */
export async function refuseGuessable(password: string, { email, name, company_name }: Owner): Promise<void> {
  if (isGuessable(password, wordsAbout(email, name, company_name), await commonPasswords()))
    throw new Refusal('password.guessable')
}

/** Nearly fifty thousand passwords that many people have, out of leaks; read when the first new password comes. */
const commonPasswords = once(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})
