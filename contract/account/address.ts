import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Password } from './passwords.ts'
import { AccountEmail, Profile } from './profile.ts'
import { Handed } from './session.ts'

/** Hours a link that proves a new address is good, once. */
export const addressHours = 24

/** New addresses that an account asks for in a day, and links that one address is sent in a day, whoever asks. */
export const addressLimits = { asked: 5, received: 3 } as const

const tooOften = ['address.too-often', 'session.too-many-attempts'] as const

export const changeAddress = endpoint('POST /users/address', {
  closedToTokens: true,
  summary: 'Ask for a new address by the present password: it counts once the link that is mailed to it is confirmed',
  body: z.object({ email: AccountEmail, password: Password }),
  response: Profile,
  refusals: ['password.wrong', 'address.same', ...tooOften],
})

export const resendAddressLink = endpoint('POST /users/address/link', {
  closedToTokens: true,
  summary: 'Mail the link to the new address once more; the earlier one is good no longer',
  response: Profile,
  refusals: ['address.nothing-asked', ...tooOften],
})

export const dropNewAddress = endpoint('DELETE /users/address', {
  closedToTokens: true,
  summary: 'Take back that a new address was asked for',
  response: Profile,
  refusals: [],
})

export const getAddressLink = endpoint('GET /address/:token', {
  access: 'public',
  summary: 'Whose address a link changes, and to which; changes nothing',
  params: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({
    /** Name of the account’s owner. */
    name: z.string(),
    email: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  refusals: ['address.link-expired'],
})

export const confirmAddress = endpoint('POST /address', {
  access: 'public',
  summary: 'Confirm a new address by its link: from now on one signs in with it and gets mail there',
  body: z.object({ token: Handed(200).min(1) }),
  response: z.object({ email: z.string() }),
  refusals: ['address.link-expired', 'profile.email-taken', 'session.too-many-attempts'],
})
