import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type Comment,
  type Comments,
  listComments,
  listPublicComments,
  type PublicComment,
  type PublicThread,
} from '#contract/comments/comments.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { leaveIfAbsent } from '../app/not-found.ts'
import { requestOf } from '../app/query.ts'
import { formatMinute } from '../format.ts'

/** A comment as it is shown; strangers have less of it. */
export type ShownComment = PublicComment & Partial<Omit<Comment, keyof PublicComment>>
export type ShownThread = Omit<PublicThread, 'comment' | 'replies'> & {
  readonly comment: ShownComment
  readonly replies: readonly ShownComment[]
}
export type ShownComments = Omit<Comments, 'threads' | 'isPublic'> & {
  readonly threads: readonly ShownThread[]
  readonly isPublic?: boolean
}

/** Whose comments, and who reads them. */
export interface Place {
  readonly companyId: number
  readonly isSignedIn: boolean
}

type Query = z.input<typeof listComments.query>

/** A page of comments as far as the reader may see them. */
export function useComments(
  { companyId, isSignedIn }: Place,
  query: Query,
  isWanted = true,
): UseQueryResult<ShownComments> {
  const endpoint = isSignedIn ? listComments : (listPublicComments as unknown as typeof listComments)
  const comments = useQuery({
    ...requestOf(endpoint, { params: { companyId }, query }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
  leaveIfAbsent(comments.error)
  return comments as UseQueryResult<ShownComments>
}

/** A moment of the wire in the minutes of Tokyo. */
export const minuteOf = (moment: string) => formatMinute(tokyoTime(new Date(moment)))

/** The comment that an address names: `#comment-12`. */
export function commentIn(hash: string): number | undefined {
  const id = /^comment-([1-9]\d{0,8})$/.exec(hash)?.[1]
  return id === undefined ? undefined : Number(id)
}
