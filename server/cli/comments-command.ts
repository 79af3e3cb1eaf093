import { userInfo } from 'node:os'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { hideComments, listNewest, showComments } from '#server/comments/moderate.ts'
import { stateOf } from '#server/comments/rows.ts'
import type { Db } from '#server/db/database.ts'
import { words } from './people-messages.ts'
import { complain, say } from './say.ts'

export const hide = (db: Db, numbers: readonly string[]): Promise<number> =>
  change(numbers, (ids) => hideComments(db, { ids, by: userInfo().username, now: new Date() }), words.comments.hidden)

export const show = (db: Db, numbers: readonly string[]): Promise<number> =>
  change(numbers, (ids) => showComments(db, ids), words.comments.shown)

export async function list(db: Db, maxListed: number): Promise<number> {
  const comments = await listNewest(db, maxListed)
  const { none, states, reply } = words.comments
  if (comments.length === 0) return say(none)
  for (const row of comments) {
    const state = stateOf(row)
    const marks = [
      row.parent_id === null ? '' : reply(row.parent_id),
      state === 'standing' ? '' : states[state],
      row.hidden_by ?? '',
    ]
    const head = [
      row.id,
      tokyoTime(row.created_at),
      row.company,
      row.author,
      row.employer ?? words.comments.noEmployer,
      ...marks.filter((mark) => mark !== ''),
    ]
    say(head.join('  '))
    say(`${row.text.replace(/^/gm, '  ')}\n`)
  }
  return 0
}

/** Numbers that change nothing are told apart. */
async function change(
  numbers: readonly string[],
  act: (ids: readonly number[]) => Promise<number[]>,
  done: (numbers: string) => string,
): Promise<number> {
  const ids = numbers.filter((number) => /^[1-9]\d{0,8}$/.test(number)).map(Number)
  const changed = ids.length === 0 ? [] : await act(ids)
  if (changed.length > 0) say(done(changed.join(', ')))
  const rest = numbers.filter((number) => !changed.includes(Number(number)))
  return rest.length === 0 ? 0 : complain(words.comments.unchanged(rest.join(', ')))
}
