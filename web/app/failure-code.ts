import type { RefusalCode } from '#contract/wire/refusals.ts'

/** What only comments are refused for: its words stand with their screen. */
export type CommentCode = Extract<RefusalCode, `comment.${string}`>

/** What a call can fail with on any screen: a refusal's code, or one of the three that no server decides. */
export type FailureCode = Exclude<RefusalCode, CommentCode> | 'timeout' | 'network' | 'fault'
