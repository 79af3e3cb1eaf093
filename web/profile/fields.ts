import { type Profile, ProfileFields } from '#contract/account/profile.ts'
import { toMailText, toNumberText } from '#contract/wire/typed.ts'
import { formFaults } from '../ui/fields/form.ts'
import { profileMessages } from './messages.ts'

/** In the order of the page. */
export const fieldOrder = [
  'name',
  'company_name',
  'department_name',
  'email',
  'phone',
  'postal_code',
  'address',
] as const satisfies readonly (keyof ProfileFields)[]

/** How each field is typed and filled in; those that may be empty are not required. */
export const manners = {
  name: { autoComplete: 'name', required: true },
  company_name: { autoComplete: 'organization', required: true },
  department_name: {},
  email: { autoComplete: 'email', inputMode: 'email', normalize: toMailText, required: true },
  phone: { autoComplete: 'tel', kind: 'tel', normalize: toNumberText },
  postal_code: { autoComplete: 'postal-code', inputMode: 'numeric', normalize: toNumberText },
  address: { autoComplete: 'street-address' },
} as const satisfies Record<keyof ProfileFields, object>

/** What the form holds; the present password only for a change of address. */
export type Values = Record<keyof ProfileFields | 'password', string>

export function valuesOf(profile: Profile): Values {
  const { name, company_name, department_name, email, phone, postal_code, address } = profile
  return { name, company_name, department_name, email, phone, postal_code, address, password: '' }
}

/** The password never waits in a draft. */
export function withoutPassword(values: Values): Values {
  return { ...values, password: '' }
}

/** What stands in the way of saving, in words by field. */
export function faultsOf({ password, ...fields }: Values, profile: Profile): Record<string, string> {
  const m = profileMessages()
  const faults = Object.entries(formFaults(ProfileFields, fields)).map(([field, fault]) => [field, m.faults[fault]])
  const needsPassword = fields.email !== profile.email && password === ''
  return Object.fromEntries(needsPassword ? [...faults, ['password', m.currentMissing]] : faults)
}
