import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** Limits of a table that a person sends, whatever it holds; each screen may have narrower ones. */
export const uploadLimits = {
  /** Columns of its header. */
  columns: 1000,
  /** Rows, empty ones among them. */
  rows: 200_000,
  /** Characters of a cell. */
  cell: 10_000,
  /** Files that one account may send in a minute. */
  perMinute: 30,
  /** Seconds that reading it may take. */
  seconds: 15,
} as const

/** What any endpoint that reads a file may refuse. */
export const uploadRefusals = [
  'upload.large',
  'upload.columns',
  'upload.rows',
  'upload.cell',
  'upload.too-much',
  'upload.busy',
  'upload.too-many',
  'upload.paused',
] as const

/** A file in the body of a call, as base64. */
export const uploadedFile = (maxBytes: number) =>
  z
    .base64()
    .min(1)
    .max(Math.ceil((maxBytes * 4) / 3) + 4)

/** Bytes of a body that holds such a file, with room for what stands beside it. */
export const uploadBodyBytes = (maxBytes: number) => Math.ceil((maxBytes * 4) / 3) + 20_000

/** Bytes that the file of a call may have; null for a call that brings none. */
export function maxFileBytes({ body }: Pick<Endpoint, 'body'>): number | null {
  const file = body instanceof z.ZodObject ? body.shape.file : undefined
  const longest = file instanceof z.ZodType ? (file as z.ZodBase64).maxLength : null
  return typeof longest === 'number' ? Math.floor((longest * 3) / 4) - 3 : null
}

/** Whether a call brings a file. */
export const takesFile = ({ body }: Pick<Endpoint, 'body'>): boolean =>
  body instanceof z.ZodObject && 'file' in body.shape
