import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  listSavedScenarios,
  removeSavedScenario,
  renameSavedScenario,
  saveScenarioAs,
} from '#contract/scenario/saved.ts'
import { nameWidth, toOneLine } from '#contract/wire/typed.ts'
import { readSearch } from '../../../app/address.ts'
import { call } from '../../../app/call.ts'
import { requestOf } from '../../../app/query.ts'
import { CallFailed } from '../../../app/send.ts'
import { useProfile } from '../../../app/use-profile.ts'
import { promptDialog } from '../../../ui/modals/dialogs.ts'
import { TrialGate } from '../../../ui/states/Gate.tsx'
import classes from '../scenario.module.css'
import { ownMessages } from './own-messages.ts'
import { useRunAndNotify } from './use-told.ts'

/** Scenarios kept by name: open one, keep the one that stands, remove one. */
export function Saved() {
  const { saved: m } = ownMessages()
  const runAndNotify = useRunAndNotify()
  const navigate = useNavigate()
  const isTrial = useProfile().data?.is_trial === true
  const { data = [] } = useQuery(requestOf(listSavedScenarios, {}))
  const here = useLocation().searchStr.replace(/^\?/, '')
  const [chosen, setChosen] = useState<number>()
  // The same scenario may be kept under several names: the one that was chosen or saved last is meant.
  const same = data.filter(({ address }) => address === here)
  const current = same.find(({ id }) => id === chosen) ?? same[0]
  const open = (id: number) => {
    setChosen(id)
    const scenario = data.find((one) => one.id === id)
    if (scenario) void navigate({ to: '/tools/tcfd-scenario-analysis', search: readSearch(scenario.address) })
  }
  return (
    <span className={classes.saved}>
      {data.length > 0 && (
        <label>
          {m.choose}{' '}
          <select value={current?.id ?? ''} onChange={({ target }) => open(Number(target.value))}>
            {!current && <option value="">{m.none}</option>}
            {data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <TrialGate isTrial={isTrial} isTight>
        <button
          type="button"
          className="act"
          onClick={() =>
            void runAndNotify(
              () => saveAs(here, setChosen),
              (isSaved) => (isSaved ? m.done : ''),
              listSavedScenarios,
            )
          }
        >
          {m.save}
        </button>
      </TrialGate>
      {current && (
        <>
          <button
            type="button"
            className="act"
            onClick={() =>
              void runAndNotify(
                () => rename(current),
                (isRenamed) => (isRenamed ? m.renamed : ''),
                listSavedScenarios,
              )
            }
          >
            {m.rename}
          </button>
          <button
            type="button"
            className="act"
            onClick={() =>
              void runAndNotify(
                () => call(removeSavedScenario, { params: { scenarioId: current.id } }),
                () => m.removed(current.name),
                listSavedScenarios,
              )
            }
          >
            {m.remove}
          </button>
        </>
      )}
    </span>
  )
}

/** Keep the scenario of an address under a name; false when the person gives up. */
function saveAs(address: string, choose: (id: number) => void): Promise<boolean> {
  const { saved: m } = ownMessages()
  return named({ title: m.title, text: m.text }, async (name) =>
    choose((await call(saveScenarioAs, { body: { name, address } })).id),
  )
}

function rename({ id, name }: { readonly id: number; readonly name: string }): Promise<boolean> {
  return named({ title: ownMessages().saved.renameTitle, initial: name }, (typed) =>
    call(renameSavedScenario, { params: { scenarioId: id }, body: { name: typed } }),
  )
}

interface NamePrompt {
  readonly title: string
  readonly text?: string
  readonly initial?: string
}

/** Ask for a name until one can be used; false when the person gives up. */
async function named({ title, ...asked }: NamePrompt, use: (name: string) => Promise<unknown>): Promise<boolean> {
  const { saved: m } = ownMessages()
  const limits = { maxLength: nameWidth, counts: 'full-width', required: true } as const
  let { initial = '', text } = asked
  for (;;) {
    const typed = await promptDialog({ title, ok: m.ok, ...limits, initial, ...(text !== undefined && { text }) })
    if (typed === null) return false
    initial = toOneLine(typed)
    try {
      await use(initial)
      return true
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'scenario.name-taken')) throw error
      text = m.taken(initial)
    }
  }
}
