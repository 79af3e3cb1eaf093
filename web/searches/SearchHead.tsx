import { searchText } from '../app/address.ts'
import { SaveSearch } from '../saved-searches/SaveSearch.tsx'
import { Side } from '../ui/slot.tsx'
import { NameBox } from './conditions/NameBox.tsx'
import { searchMessages } from './messages.ts'
import { CompanySearches, CompanySearchList } from './saved/CompanySearches.tsx'
import { RestoreLast } from './saved/RestoreLast.tsx'
import classes from './search.module.css'
import { persistentKeys, useSearchState } from './state.ts'
import type { SearchResult } from './use-searches.ts'

interface Props {
  readonly result: SearchResult | undefined
  readonly isOutdated: boolean
}

/** One row: title, the box for names, kind of search, and what is done with a search as a whole. */
export function SearchHead({ result, isOutdated }: Props) {
  const m = searchMessages()
  const { state, change } = useSearchState()
  const isSimple = state.mode === 'simple'
  const text = searchText(Object.fromEntries(persistentKeys.map((key) => [key, state[key]]))).slice(1)
  return (
    <div className={`page-head ${classes.head}`}>
      <h1>{m.title}</h1>
      {result?.market !== 0 && (
        <div className={classes.nameBox}>
          <NameBox result={result} isOutdated={isOutdated} />
        </div>
      )}
      <div className={classes.pageActs}>
        <fieldset className="seg">
          <legend className="sr">{m.mode}</legend>
          <button type="button" aria-pressed={isSimple} onClick={() => change({ mode: 'simple' })}>
            {m.simple}
          </button>
          <button type="button" aria-pressed={!isSimple} onClick={() => change({ mode: undefined })}>
            {m.advanced}
          </button>
        </fieldset>
        <CompanySearches text={text} />
        <RestoreLast text={text} />
        <button type="button" className="act" onClick={() => change(nothing, { isStep: true })}>
          {m.clear}
        </button>
        <SaveSearch kind="companies" text={text} />
      </div>
      <Side>
        <CompanySearchList text={text} />
      </Side>
    </div>
  )
}

const nothing = { q: undefined, where: undefined, edit: undefined }
