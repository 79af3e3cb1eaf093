import { type Profile, ProfileFields } from '#contract/account/profile.ts'
import { toNumberText } from '#contract/wire/typed.ts'
import { formFaults } from '../ui/fields/form.ts'
import { profileMessages } from './messages.ts'

/** In the order of the page. */
export const fieldOrder = [
  'name',
  'company_name',
  'department_name',
  'phone',
  'postal_code',
  'address',
] as const satisfies readonly (keyof ProfileFields)[]

/** How each field is typed and filled in; those that may be empty are not required. */
export const manners = {
  name: { autoComplete: 'name', required: true },
  company_name: { autoComplete: 'organization', required: true },
  department_name: {},
  phone: { autoComplete: 'tel', kind: 'tel', normalize: toNumberText },
  postal_code: { autoComplete: 'postal-code', inputMode: 'numeric', normalize: toNumberText },
  address: { autoComplete: 'street-address' },
} as const satisfies Record<keyof ProfileFields, object>

/** What the form holds. */
export type Values = Record<keyof ProfileFields, string>

export function valuesOf(profile: Profile): Values {
  const { name, company_name, department_name, phone, postal_code, address } = profile
  return { name, company_name, department_name, phone, postal_code, address }
}

/** What stands in the way of saving, in words by field. */
export function faultsOf(fields: Values): Record<string, string> {
  const m = profileMessages()
  return Object.fromEntries(
    Object.entries(formFaults(ProfileFields, fields)).map(([field, fault]) => [field, m.faults[fault]]),
  )
}
