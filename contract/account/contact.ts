import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { toLines, toOneLine } from '../wire/typed.ts'
import { AccountEmail, ProfileFields } from './profile.ts'

/** Longest texts of a message, in characters. */
export const contactLimits = { title: 200, comment: 5000 } as const

export const sendContact = endpoint('POST /sendmail', {
  summary: 'Write to support; the message is kept and mailed',
  body: z.object({
    name: ProfileFields.shape.name,
    email: AccountEmail,
    company_name: ProfileFields.shape.company_name,
    department_name: ProfileFields.shape.department_name,
    title: z.string().transform(toOneLine).pipe(z.string().min(1).max(contactLimits.title)),
    comment: z.string().transform(toLines).pipe(z.string().min(1).max(contactLimits.comment)),
    lang: z.enum(['ja', 'en']),
  }),
  response: z.object({}),
  refusals: ['contact.too-many'],
})
