import { expect, test } from 'vitest'
import { readSources } from './rooms.ts'

/** Words that say nothing of a thing to whoever has not written it, with what stands in their place. */
const plainWords: Readonly<Record<string, string>> = {
  told: 'message, notice or answer',
  telling: 'message or email',
  foretold: 'forecast or prediction',
  held: 'holdings, memberships or what it is',
  wanted: 'options, ids or what is asked for',
  asked: 'request, query or params',
  shown: 'visible rows, page or view',
  said: 'text, options or message',
  kept: 'cache, saved rows or what it is',
  seen: 'ids that came before',
  known: 'codes, ids or what is on record',
  taken: 'names or ids in use',
  most: 'max',
  least: 'min',
  atOnce: 'concurrency',
  workshop: 'worker',
}

/** Words that are right where they mean the thing itself. */
const right = /^(leastSquares|leastDisclosing|mostDisclosing|mostlyDisclosed|sharesHeld|useIsShown)$/i

/** Names that a file declares: constants, variables, functions and types. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:const|let|function|interface|type|class)\s+([A-Za-z]\w*)/g)].map(([, name]) => name!)

function faultOf(name: string): string | undefined {
  if (right.test(name)) return undefined
  const lower = name.toLowerCase()
  const word = Object.keys(plainWords).find((each) =>
    each === 'most' || each === 'least' ? new RegExp(`^${each}(?=[A-Z]|$)`).test(name) : lower === each.toLowerCase(),
  )
  return word && `${name}: ${plainWords[word]}`
}

test('the law finds what it is for', () => {
  expect(namesIn('const held = 1\ninterface Wanted {}\nfunction f() {}')).toEqual(['held', 'Wanted', 'f'])
  expect(['held', 'Wanted', 'mostRows', 'atOnce', 'almost', 'holdings'].map(faultOf).filter(Boolean)).toHaveLength(4)
})

test('names are plain words of the field and of software', () => {
  const faults = [...readSources()].flatMap(([file, text]) =>
    namesIn(text).flatMap((name) => (faultOf(name) ? [`${file}: ${faultOf(name)}`] : [])),
  )
  expect(faults).toEqual([])
})
