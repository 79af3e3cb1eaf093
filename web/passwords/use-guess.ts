import { useQuery } from '@tanstack/react-query'
import { isGuessable, wordsAbout } from '#contract/account/guessable.ts'

/** What the screen knows of whose password it is: nothing where a link is used. */
interface Owner {
  readonly email?: string
  readonly name?: string
  readonly company_name?: string
}

/** Whether a password is easily guessed; undefined while the check is loading. */
type Guess = (password: string, owner: Owner) => boolean | undefined

/** Looks new passwords up in the list of common ones, which comes by itself: it is larger than the screen. The server decides. */
export function useGuess(): Guess {
  const common = useQuery({
    queryKey: ['common-passwords'],
    queryFn: async () => {
      const { dictionary } = await import('@zxcvbn-ts/language-common')
      return new Set(dictionary['passwords-common'])
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (password, { email = '', name = '', company_name = '' }) => {
    const isWeak = isGuessable(password, wordsAbout(email, name, company_name), common.data ?? new Set())
    return isWeak || common.data ? isWeak : undefined
  }
}
