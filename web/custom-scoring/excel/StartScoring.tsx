import { type FormEvent, useState } from 'react'
import { cutFullWidths, nameWidth, toOneLine } from '#contract/wire/typed.ts'
import { useProfile } from '../../app/use-profile.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import { TrialGate } from '../../ui/states/Gate.tsx'
import classes from './excel.module.css'
import { excelMessages } from './messages.ts'
import { useImporting } from './use-excel.ts'

/** What the method is called, and the button that imports and scores. */
export function StartScoring({ file }: { file: { readonly name: string; readonly text: string } }) {
  const m = excelMessages().preview
  const [name, setName] = useState(cutFullWidths(file.name.replace(/\.[^.]+$/, ''), nameWidth))
  const [fault, setFault] = useState<'nameMissing' | 'nameLong'>()
  const { add } = useImporting()
  const isTrial = useProfile().data?.is_trial === true
  const start = (event: FormEvent) => {
    event.preventDefault()
    const written = toOneLine(name)
    const isLong = cutFullWidths(written, nameWidth) !== written
    const wrong = written === '' ? 'nameMissing' : isLong ? 'nameLong' : undefined
    setFault(wrong)
    if (!wrong) add.mutate({ file: file.text, fileName: file.name.slice(-255), name: written })
  }
  return (
    <form className={classes.start} onSubmit={start}>
      <label>
        {m.method}
        <input
          value={name}
          maxLength={200}
          aria-invalid={fault !== undefined || undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <TrialGate isTrial={isTrial}>
        <button type="submit" className="btn go" disabled={add.isPending}>
          {m.start}
        </button>
      </TrialGate>
      {fault && <p role="alert">{m[fault]}</p>}
      {add.isError && <FormError error={add.error} />}
    </form>
  )
}
