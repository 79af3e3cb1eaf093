import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CompanyImpact, ImpactParameter } from '#contract/scores/impact.ts'
import { jobOptions } from '#methodology/impact/parameters.ts'
import { formatExact } from '../format.ts'
import { language } from '../i18n/language.ts'
import { FactTag } from '../indicators/FactTag.tsx'
import { unitWords } from '../indicators/units.ts'
import { useOwnParameters } from '../scoring/own-parameters.ts'
import { Choice } from '../ui/fields/Choice.tsx'
import { Head } from '../ui/rows/Head.tsx'
import classes from './impact.module.css'
import { impactMessages } from './messages.ts'

/** What the impact depends on besides the company's figures, each to be changed in its place; the address keeps what was changed. */
export function Parameters({ impact }: { impact: CompanyImpact }) {
  const m = impactMessages()
  const [own, change] = useOwnParameters()
  return (
    <section className="fig c12" aria-labelledby="impact-parameters">
      <header>
        <p className="label">
          <i>5</i>
          <span>{m.parameters}</span>
        </p>
        <h2 className="sr" id="impact-parameters">
          {m.parameters}
        </h2>
        <p className="unit">{m.parametersNote}</p>
      </header>
      <p className={classes.jobs}>
        <Choice
          label={m.jobs}
          value={own.jobs}
          options={jobOptions.map((option) => [option, m.jobOptions[option]] as const)}
          choose={(value) => change({ ...own, jobs: value })}
        />
        {impact.isChanged && (
          <button type="button" className="btn" onClick={() => change({ values: {}, jobs: 'growth' })}>
            {m.reset}
          </button>
        )}
      </p>
      <div className="fig-body">
        <table className={`${classes.table} ${classes.parameters}`}>
          <Head columns={[m.parameter, m.value, m.year, m.source]} />
          <tbody>
            {impact.parameters.map((parameter) => (
              <ParameterRow key={`${parameter.name} ${parameter.value}`} parameter={parameter} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="fig-note">
        <Link to="/algorithm/$method" params={{ method: 'employment-impact' }} search={{}}>
          {m.method}
        </Link>{' '}
        {m.version(impact.version)}
        {m.stop}
        <b>{m.withdrawn}</b> {m.withdrawnText}
      </p>
    </section>
  )
}

function ParameterRow({ parameter }: { parameter: ImpactParameter }) {
  const m = impactMessages()
  const { name, unit, year, status, isUsed, value, usual } = parameter
  const title = language() === 'ja' ? parameter.nameJa : parameter.nameEn
  return (
    <tr data-unused={!isUsed || undefined} data-changed={value !== usual || undefined}>
      <th scope="row" id={`parameter-${name}`}>
        {title}
        {!isUsed && <small className="note"> {m.unused}</small>}
      </th>
      <td className={classes.value}>
        <ParameterField parameter={parameter} title={title} /> {unitWords(unit)}
      </td>
      <td>{year ?? '—'}</td>
      <td>
        {language() === 'ja' ? parameter.sourceJa : parameter.sourceEn} <FactTag status={status} />
      </td>
    </tr>
  )
}

interface FieldProps {
  readonly parameter: ImpactParameter
  readonly title: string
}

/** A number within its limits; what is outside stays in the field with the reason beside it. */
function ParameterField({ parameter: { name, value, usual, least, most }, title }: FieldProps) {
  const m = impactMessages()
  const [own, change] = useOwnParameters()
  const [text, setText] = useState(value === null ? '' : formatExact(value))
  const number = text.trim() === '' ? undefined : Number(text.normalize('NFKC').replaceAll(',', ''))
  const isOutside = number !== undefined && !(number >= least && number <= most)
  const set = (next: number | undefined) => {
    const { [name]: _, ...others } = own.values
    change({ ...own, values: next === undefined || next === usual ? others : { ...others, [name]: next } })
  }
  const keep = () => {
    if (isOutside || number === (value ?? undefined)) return
    // An emptied field stands for the usual value, also where that is in force already.
    if (number === undefined && usual !== null) setText(formatExact(usual))
    set(number)
  }
  const limits = [formatExact(least), formatExact(most)] as const
  return (
    <span className={classes.field}>
      <input
        type="text"
        inputMode="decimal"
        aria-labelledby={`parameter-${name}`}
        aria-invalid={isOutside || undefined}
        aria-describedby={isOutside ? `fault-${name}` : undefined}
        value={text}
        placeholder={value === null ? m.enter : undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep()
          if (key === 'Escape') setText(value === null ? '' : formatExact(value))
        }}
      />
      {value !== usual && (
        <button type="button" className="btn" aria-label={m.resetOne(title)} onClick={() => set(undefined)}>
          {usual === null ? '×' : formatExact(usual)}
        </button>
      )}
      {isOutside && (
        <small role="alert" id={`fault-${name}`}>
          {m.outOfRange(...limits)}
        </small>
      )}
    </span>
  )
}
