import type { RefusalCode } from '#contract/wire/refusals.ts'

/** What a call can fail with: a refusal's code, or one of the three that no server decides. */
export type FailureCode = RefusalCode | 'timeout' | 'network' | 'fault'
