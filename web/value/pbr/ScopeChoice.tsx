import type { Scope } from '#contract/value-models/scope.ts'
import { usePeerBases } from '../../app/peer-groups.ts'
import { peerMessages } from '../../app/peer-messages.ts'
import { namesOf } from '../../companies/names.ts'
import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { nameOf } from '../../i18n/names.ts'
import { useIndustries } from '../../industries/use-industries.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { useValueAddress } from '../use-address.ts'
import classes from '../value.module.css'
import { pbrMessages } from './messages.ts'

/** Whose regressions are shown: the market, an industry of any classification, or one company. */
export function ScopeChoice({ scope }: { readonly scope: Scope | undefined }) {
  const m = pbrMessages().scope
  const { of = '', change } = useValueAddress()
  const { bases, meant } = usePeerBases()
  const basis = bases.find((each) => of.startsWith(`${each}-`)) ?? meant('gics25')
  const industries = useIndustries(basis)
  const choose = (next: string | undefined) => change({ of: next, row: undefined, lag: undefined, point: undefined })
  return (
    <div className={`tools ${classes.scope}`}>
      {bases.length > 0 && (
        <Choice
          label={m.basis}
          value={basis}
          options={bases.map((each) => [each, peerMessages().bases[each]] as const)}
          choose={(value) => choose(`${value}-market`)}
        />
      )}
      <label>
        {m.label}{' '}
        <select
          aria-label={m.label}
          value={of.startsWith('company-') ? '' : of.endsWith('-market') ? '' : of}
          onChange={({ target: { value } }) => choose(value === '' ? undefined : value)}
        >
          <option value="">{m.market}</option>
          {industries.data?.industries.map((industry) => (
            <option key={industry.id} value={industry.id}>
              {nameOf(industry)} ({industry.companies})
            </option>
          ))}
        </select>
      </label>
      <CompanyPicker
        label={m.company}
        selection={scope?.company ? namesOf(scope.company).first.text : undefined}
        choose={({ id }) => choose(`company-${id}`)}
      />
      {of.startsWith('company-') && (
        <button type="button" className="act" onClick={() => choose(scope?.industry?.id)}>
          {m.clear}
        </button>
      )}
    </div>
  )
}
