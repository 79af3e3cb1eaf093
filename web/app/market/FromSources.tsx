import { useQuery } from '@tanstack/react-query'
import { listMarketSources } from '#contract/market/sources.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { formatMinute } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { useConfig } from '../config.ts'
import { requestOf } from '../query.ts'
import { sourceMessages } from './source-messages.ts'

type Source = Output<typeof listMarketSources>['sources'][number]

/**
 * What would bring what is not here: for everybody what comes and when, for the operator what to do. An invented market has no
 * sources; there its files alone are named.
 *
 * @param of names of sources, the most important first; none where only files of one's own bring it
 */
export function FromSources({ of = [] }: { readonly of?: readonly string[] }) {
  const isFetched = useConfig().market !== 'demo'
  const { data } = useQuery({ ...requestOf(listMarketSources, {}), enabled: isFetched && of.length > 0 })
  const sources = of.flatMap((name) => data?.sources.find((source) => source.name === name) ?? [])
  return (
    <>
      {sources.length > 0 && (
        <ul>
          {sources.map((source) => (
            <li key={source.name}>{sentenceOf(source)}</li>
          ))}
        </ul>
      )}
      <Operator sources={sources} />
    </>
  )
}

function sentenceOf({ title, fills, state, lastGoodAt, nextAt }: Source): string {
  const m = sourceMessages()
  return [
    m.brings(title[language()], fills[language()]),
    m.states[state],
    lastGoodAt && m.last(formatMinute(lastGoodAt)),
    nextAt && m.next(formatMinute(nextAt)),
  ]
    .filter(Boolean)
    .join(language() === 'ja' ? '' : ' ')
}

interface Step {
  readonly text: string
  readonly command?: string
}

function Operator({ sources }: { readonly sources: readonly Source[] }) {
  const m = sourceMessages()
  const steps = [...stepsOf(sources), { text: m.ownFiles, command: 'import <files or folders…>' }]
  return (
    <details>
      <summary>{m.operator}</summary>
      {steps.map(({ text, command }) => (
        <p key={text}>
          {text}
          {command && (
            <>
              <br />
              <code>npm run satoyama -- {command}</code>
            </>
          )}
        </p>
      ))}
    </details>
  )
}

/** What stands in the way of each, once. */
function stepsOf(sources: readonly Source[]): Step[] {
  const m = sourceMessages()
  const steps = sources.flatMap((source): Step[] => {
    const { name, state, termsUrl } = source
    const title = source.title[language()]
    if (state === 'off') return [{ text: m.build, command: 'market real' }]
    if (state === 'no-key') return [{ text: m.key, command: 'fetch key' }]
    if (state === 'not-confirmed') return [{ text: m.confirm(title, termsUrl), command: `fetch confirm ${name}` }]
    if (state === 'paused') return [{ text: m.resume(title), command: `fetch resume ${name}` }]
    return state === 'by-hand' ? [{ text: m.byHand(title, termsUrl) }] : []
  })
  return steps.filter(({ text }, at) => steps.findIndex((one) => one.text === text) === at)
}
