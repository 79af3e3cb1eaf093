import { z } from 'zod'
import { optional } from '../app/address.ts'

/** What the sign-in form keeps in its address: `r`, the screen that was requested. */
export const SignInSearch = z.object({ r: optional(z.string()) })
