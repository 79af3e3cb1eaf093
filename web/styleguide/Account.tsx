import { useState } from 'react'
import { SaveSearch } from '../saved-searches/SaveSearch.tsx'
import { CompanySearches, CompanySearchList } from '../searches/saved/CompanySearches.tsx'
import { RestoreLast } from '../searches/saved/RestoreLast.tsx'
import { openDownload } from '../ui/downloads/downloads.ts'
import { guideMessages } from './messages.ts'
import { Press, Sample } from './Parts.tsx'
import classes from './styleguide.module.css'

/** What only stands for somebody who is signed in: it asks the server, so it waits for a press. */
export function Account() {
  const m = guideMessages()
  const [isShown, setIsShown] = useState(false)
  return (
    <Sample title={m.ofPerson}>
      <Press label={m.show} onClick={() => setIsShown(!isShown)} />
      {isShown && <Searches />}
      <Press label={m.csv} onClick={() => downloadOf(142)} />
      <Press label={m.csvOver} onClick={() => downloadOf(40_000)} />
    </Sample>
  )
}

function downloadOf(companies: number): void {
  const m = guideMessages()
  void openDownload({
    title: m.csv,
    plan: { companies, years: 5, items: 17 },
    run: async (encoding) => ({ name: 'sample.csv', replaced: encoding === 'shift_jis' ? 3 : 0 }),
  })
}

function Searches() {
  const m = guideMessages()
  const [text, setText] = useState('where=market(PRM)&sort=-sustainability_score')
  return (
    <>
      <div className={`side ${classes.guideSide}`}>
        <CompanySearchList text={text} onOpen={setText} />
      </div>
      <label>
        {m.conditionsText}
        <input className="prompt-field" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <div className="acts">
        <CompanySearches text={text} onOpen={setText} />
        <RestoreLast text={text} onOpen={setText} />
        <SaveSearch kind="companies" text={text} />
      </div>
    </>
  )
}
