import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { mailPattern, toMailText, toNumberText, toOneLine } from '../wire/typed.ts'

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

const line = (field: keyof typeof profileLimits, min = 0) =>
  z.string().transform(toOneLine).pipe(z.string().min(min).max(profileLimits[field]))
const number = (field: keyof typeof profileLimits) =>
  z.string().transform(toNumberText).pipe(z.string().max(profileLimits[field]))

/** An address that an account may have. */
export const AccountEmail = z
  .string()
  .transform(toMailText)
  .pipe(z.string().max(profileLimits.email).regex(mailPattern))

/** What a person may write about themselves. */
export const ProfileFields = z.object({
  name: line('name', 1),
  phone: number('phone'),
  company_name: line('company_name', 1),
  /** May be empty. */
  department_name: line('department_name'),
  postal_code: number('postal_code'),
  address: line('address'),
})
export type ProfileFields = z.infer<typeof ProfileFields>

/** An address that an account is to have once its link is confirmed. */
export const NewAddress = z.object({
  email: z.string(),
  /** When its link stops being good. */
  expires_at: z.iso.datetime(),
  /** False where no mail server is set up: the link waits for the operator to pass it on. */
  is_mailed: z.boolean(),
})

export type NewAddress = z.infer<typeof NewAddress>

export const Profile = z.object({
  name: z.string(),
  email: z.string(),
  /** Whether a link sent to the address was opened, or the operator set it; alerts to it wait until it is so. */
  is_address_proven: z.boolean(),
  /** An address that was asked for and is not proven yet; null where there is none. */
  new_address: NewAddress.nullable(),
  /** Company as the person states it. */
  company_name: z.string(),
  /** Company as the operator set it, the mark beside the person’s name; null until it is set. */
  employer: z.string().nullable(),
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
  /** Operators decide what waits for a person, and keep the market right. */
  is_operator: z.boolean(),
  /** Day in Tokyo, `YYYY-MM-DD`, from which the password has to be changed. */
  password_expires_on: z.iso.date(),
})
export type Profile = z.infer<typeof Profile>

export const getProfile = endpoint('GET /users', {
  summary: 'The signed-in person',
  response: Profile,
  refusals: [],
})

export const saveProfile = endpoint('PUT /users', {
  closedToTokens: true,
  summary: 'Save what the signed-in person wrote about themselves; the address has a call of its own',
  body: ProfileFields,
  response: Profile,
  refusals: ['profile.name-taken', 'profile.name-too-often'],
})

export const saveLanguage = endpoint('PUT /users/language', {
  closedToTokens: true,
  summary: 'Keep the language with the account',
  body: z.object({ language: z.enum(['ja', 'en']) }),
  response: z.object({}),
  refusals: [],
})
