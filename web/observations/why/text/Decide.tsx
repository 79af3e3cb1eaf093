import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { decideReadFigures, type ReadFigure } from '#contract/read-figures/read-figures.ts'
import { call } from '../../../app/call.ts'
import { notify } from '../../../ui/modals/dialogs.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import classes from './text.module.css'
import { textMessages } from './text-messages.ts'

/** What an operator decides of a figure that was read: accept it, with another value where it was misread, reject it, or undo. */
export function Decide({ figure }: { readonly figure: ReadFigure }) {
  const m = textMessages()
  const id = useId()
  const [text, setText] = useState('')
  const typed = text.trim().normalize('NFKC').replaceAll(',', '')
  const value = typed === '' ? undefined : Number(typed)
  const isBad = value !== undefined && !Number.isFinite(value)
  const { run, isPending, error } = useDecision(figure.id)
  const isDecided = figure.decision !== null
  return (
    <div className={classes.decide}>
      {!isDecided && (
        <label htmlFor={id}>
          {m.value}
          <input
            id={id}
            inputMode="decimal"
            maxLength={30}
            value={text}
            aria-invalid={isBad}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      )}
      {isBad && <p role="alert">{m.notNumber}</p>}
      <p>
        {isDecided ? (
          <button type="button" className="btn" disabled={isPending} onClick={() => run('undone')}>
            {m.undo}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="btn go"
              disabled={isPending || isBad}
              onClick={() => run('accepted', value)}
            >
              {m.accept}
            </button>{' '}
            <button type="button" className="btn" disabled={isPending} onClick={() => run('refused')}>
              {m.refuse}
            </button>
          </>
        )}
      </p>
      {error && <ErrorState error={error} />}
    </div>
  )
}

/** Decides, says so where the panel may have become another, and has everything that rests on figures read anew. */
function useDecision(id: number) {
  const queries = useQueryClient()
  const m = textMessages()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { verdict: 'accepted' | 'refused' | 'undone'; value?: number }) =>
      call(decideReadFigures, { body: { ids: [id], ...body } }),
    onSuccess: ({ outcomes: [first] }) => {
      if (first) notify({ text: m.outcomes[first.outcome] })
      return queries.invalidateQueries()
    },
  })
  return {
    run: (verdict: 'accepted' | 'refused' | 'undone', value?: number) =>
      mutate({ verdict, ...(value !== undefined && { value }) }),
    isPending,
    error,
  }
}
