import type { ZodType } from 'zod'
import type { Endpoint, Output } from '#contract/wire/endpoint.ts'

/** An answer that was checked and written as JSON elsewhere: one of tens of thousands of rows would hold up everybody here. */
export class SerializedAnswer {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** What an endpoint answers, checked and written; for threads. */
export function serialize<E extends Endpoint>({ response }: E, answer: Output<E>): Uint8Array {
  const data = (response as ZodType<Output<E>>).parse(answer)
  return new TextEncoder().encode(JSON.stringify({ result: true, data }))
}
