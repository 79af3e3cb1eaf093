import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { mailPattern, toMailText, toNumberText, toOneLine } from '../wire/typed.ts'
import { longestPassword } from './password-rules.ts'

/** Longest texts of a profile, in characters. */
export const profileLimits = {
  name: 100,
  phone: 20,
  company_name: 150,
  department_name: 150,
  postal_code: 10,
  address: 300,
  email: 254,
} as const

const line = (field: keyof typeof profileLimits, least = 0) =>
  z.string().transform(toOneLine).pipe(z.string().min(least).max(profileLimits[field]))
const number = (field: keyof typeof profileLimits) =>
  z.string().transform(toNumberText).pipe(z.string().max(profileLimits[field]))

/** What a person may write about themselves. */
export const ProfileFields = z.object({
  name: line('name', 1),
  phone: number('phone'),
  company_name: line('company_name', 1),
  /** May be empty. */
  department_name: line('department_name'),
  postal_code: number('postal_code'),
  address: line('address'),
  email: z.string().transform(toMailText).pipe(z.string().max(profileLimits.email).regex(mailPattern)),
})
export type ProfileFields = z.infer<typeof ProfileFields>

export const Profile = z.object({
  name: z.string(),
  email: z.string(),
  company_name: z.string(),
  department_name: z.string(),
  /** Vendors whose figures the account may see. */
  supported_vendors: z.array(z.string()),
  phone: z.string(),
  postal_code: z.string(),
  address: z.string(),
  /** Language kept with the account; null until one was chosen. */
  language: z.enum(['ja', 'en']).nullable(),
  /** A trial may look at everything, and do less with it. */
  is_trial: z.boolean(),
  /** Day in Tokyo, `YYYY-MM-DD`, from which the password has to be changed. */
  password_expires_on: z.iso.date(),
})
export type Profile = z.infer<typeof Profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'The signed-in person',
  response: Profile,
  refusals: [],
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/users',
  closedToTokens: true,
  summary: 'Save what the signed-in person wrote about themselves; a new address needs the present password',
  body: ProfileFields.extend({ password: z.string().max(longestPassword).optional() }),
  response: Profile,
  refusals: ['profile.email-taken', 'profile.password-needed', 'session.too-many-attempts'],
})

export const saveLanguage = endpoint({
  method: 'PUT',
  path: '/users/language',
  closedToTokens: true,
  summary: 'Keep the language with the account',
  body: z.object({ language: z.enum(['ja', 'en']) }),
  response: z.object({}),
  refusals: [],
})
