import { BigField } from '../../companies/BigField.tsx'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { useSearchState } from '../state.ts'
import type { SearchResult } from '../use-searches.ts'
import { conditionMessages } from './messages.ts'

/** The field for names, whose text is a part of the question. */
export function NameBox({ result, isOutdated }: { result: SearchResult | undefined; isOutdated: boolean }) {
  const { state, change } = useSearchState()
  const { q = '' } = state
  const typed = useTyped(q, (text) => change({ q: text || undefined }))
  const isCurrent = !isOutdated && typed.text === q
  return (
    <>
      <BigField typed={typed} only={isCurrent && result?.total === 1 ? result.rows[0]?.id : undefined} />
      <p className="sr" id="search-hint">
        {conditionMessages().hint}
      </p>
    </>
  )
}
