import { z } from 'zod'
import { toLines } from '../wire/typed.ts'

export const commentLimits = {
  /** Characters as a reader counts them (an emoji or a letter with its marks is one) from which a text is too long. */
  tooLong: 1000,
  /** UTF-16 units of a text: enough for 999 characters of emoji, too few for towers of marks. */
  units: 20_000,
  /** Comments of an account, and what their texts may take. */
  perAccount: 20_000,
  bytes: 20_000_000,
  /** Replies to one comment. */
  replies: 200,
  /** People whom one comment mentions. */
  mentions: 10,
  /** Comments on a page. */
  perPage: 20,
  /** Replies that stand open below a comment; the earlier ones are asked for. */
  openReplies: 3,
  /** Characters of the link that a comment keeps. */
  link: 2000,
  /** Minutes within which a person takes the deletion of a comment back. */
  restorable: 30,
} as const

/** Days for which a former name stands beside the new one. */
export const formerNameDays = 90

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Length of a text as a reader counts it. */
export function graphemesOf(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** What is wrong with the text of a comment. */
export type CommentFault = 'empty' | 'long'

/** A text as it is kept: lines without what nobody sees, at most one empty line in a row. */
export function cleanComment(text: string): string {
  return toLines(text)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
}

/** What is wrong with a text once it is clean; null when it may be kept. Server and screen ask the same. */
export function faultOf(text: string): CommentFault | null {
  const clean = cleanComment(text)
  if (clean === '') return 'empty'
  return clean.length > commentLimits.units || graphemesOf(clean) >= commentLimits.tooLong ? 'long' : null
}

/** The text of a comment or reply: fewer than 1,000 characters. */
export const CommentText = z
  .string()
  .max(2 * commentLimits.units)
  .transform(cleanComment)
  .refine((text) => faultOf(text) === null)
