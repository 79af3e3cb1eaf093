import type { FormErrors, UseFormReturnType } from '@mantine/form'
import type { z } from 'zod'

/** What a text can have against it: it is not there, it is too long, it has not the form. */
type Fault = 'missing' | 'long' | 'form'

/** The first fault of each field that does not fit a schema of the contract. */
export function formFaults(schema: z.ZodType, values: Readonly<Record<string, unknown>>): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  for (const { path, code } of schema.safeParse(values).error?.issues ?? []) {
    const field = String(path[0])
    faults[field] ??= faultOf(code, values[field])
  }
  return faults
}

function faultOf(code: string, value: unknown): Fault {
  if (typeof value === 'string' && value.trim() === '') return 'missing'
  return code === 'too_big' ? 'long' : 'form'
}

interface Sending<V> {
  readonly isPending: boolean
  mutate(values: V): void
}

/** Sends a form without faults, once; takes whoever sends another one to its first fault. */
export function submitOf<V extends Record<string, unknown>>(form: UseFormReturnType<V>, sending: Sending<V>) {
  return form.onSubmit(
    (values) => {
      if (!sending.isPending) sending.mutate(values)
    },
    (errors) => focusFirst(form, errors),
  )
}

/** First in the order of the page. */
function focusFirst<V>(form: UseFormReturnType<V>, errors: FormErrors): void {
  const nodes = Object.keys(errors).flatMap((path) => form.getInputNode<HTMLElement, never>(path as never) ?? [])
  nodes.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
  nodes[0]?.focus()
}
