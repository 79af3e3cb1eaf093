import type { DemoCompany } from '../companies.ts'
import { demoDay } from '../companies.ts'
import { Random } from '../random.ts'
import type { Step, Surroundings } from '../save/save-step.ts'
import { type Talk, talks } from './talk.ts'

/** Companies with comments; the first has every talk there is. */
const talkedOf = 30

const hour = 3_600_000
const last = Date.parse(`${demoDay}T00:00:00Z`)

/** Who hid a comment in the demo market. */
const operator = 'satoyama'

/** Which company is talked about how, and when each talk began. */
function occasions(
  companies: readonly DemoCompany[],
  seed: number,
): { company: DemoCompany; talk: Talk; at: number }[] {
  const step = Math.max(1, Math.floor(companies.length / talkedOf))
  const chosen = companies.filter((_, index) => index % step === 0).slice(0, talkedOf)
  return chosen.flatMap((company, position) => {
    const random = new Random(`${seed} comments ${company.index}`)
    const companyTalks = position === 0 ? talks : random.shuffled(talks).slice(0, random.integer(1, 4))
    return companyTalks.map((talk) => ({ company, talk, at: last - random.integer(48, 24 * 300) * hour }))
  })
}

/** Companies of the invented people: one for each language. */
const employerOf = (author: string) => (/\p{ASCII}/u.test(author.charAt(0)) ? 'Sample Capital' : '見本アセット')

/** Comments by invented people: open, resolved, edited, deleted and hidden ones, with replies, in both languages. */
export const saveComments: Step = async ({ db }, companies, { seed, ids }: Surroundings) => {
  const begun = occasions(companies, seed)
  if (begun.length === 0) return
  const day = (at: number) => new Date(at)
  const standing = ({ state, earlier }: Pick<Talk, 'state' | 'earlier'>, at: number) => ({
    version: earlier ? 1 : 0,
    edited_at: earlier ? day(at + hour) : null,
    deleted_at: state === 'deleted' ? day(at + 2 * hour) : null,
    hidden_at: state === 'hidden' ? day(at + 2 * hour) : null,
    hidden_by: state === 'hidden' ? operator : null,
  })
  const rows = begun.map(({ company, talk, at }) => {
    const id = ids.firstCompanyId + company.index
    const resolved = talk.resolvedBy ? day(at + 30 * hour) : null
    return {
      company_id: id,
      author_name: talk.author,
      author_employer: employerOf(talk.author),
      text: talk.text,
      link: talk.about ? `/companies/${id}/${talk.about}` : null,
      created_at: day(at),
      active_at: day(at + 4 * hour * (talk.replies?.length ?? 0)),
      resolved_at: resolved,
      resolver_name: talk.resolvedBy ?? null,
      ...standing(talk, at),
    }
  })
  const saved = await db.insertInto('comment').values(rows).returning('id').execute()
  const replies = begun.flatMap(({ company, talk, at }, index) =>
    (talk.replies ?? []).map((reply, position) => {
      const written = at + 4 * hour * (position + 1)
      return {
        company_id: ids.firstCompanyId + company.index,
        parent_id: saved[index]!.id,
        author_name: reply.author,
        author_employer: employerOf(reply.author),
        text: reply.text,
        created_at: day(written),
        active_at: day(written),
        ...standing(reply, written),
      }
    }),
  )
  const answers = replies.length === 0 ? [] : await db.insertInto('comment').values(replies).returning('id').execute()
  const remarks = [...begun.map(({ talk }) => talk), ...begun.flatMap(({ talk }) => talk.replies ?? [])]
  const states = [...rows, ...replies]
  const earlier = [...saved, ...answers].flatMap(({ id }, index) => {
    const { earlier: text } = remarks[index]!
    return text === undefined ? [] : [{ comment_id: id, version: 0, text, until: states[index]!.edited_at! }]
  })
  if (earlier.length > 0) await db.insertInto('comment_text').values(earlier).execute()
}
