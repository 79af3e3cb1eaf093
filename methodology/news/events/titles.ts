import { foldText } from '../fold.ts'

/** Marks by which a title says that it goes on with an earlier notice. */
const marks =
  /[（(〔［[【](?:開示事項の(?:経過|変更|中止)|訂正|追加|第\d+報|続報|経過開示|数値データ訂正)[^）)〕］\]】]*[）)〕］\]】]|第\d+報|続報|\b(?:second|third|fourth|fifth|further) notice (?:on|of)\b|^(?:correction|update|follow-up|corrected|updated)\s*:\s*|\bupdate from\b/g
const correction = /^(?:.*?「)(.+)」\s*の?(?:一部)?(?:変更|訂正|修正).*$/

export interface TitleMark {
  /** The title without its marks: that of the notice it goes on with. */
  readonly core: string
  /** The words that say so. */
  readonly words: string
}

/** What an earlier title would be, for a folded title that says it goes on; null for one that does not. */
export function markOf(title: string): TitleMark | null {
  const found = title.match(marks)
  const quoted = correction.exec(title)
  if (!found && !quoted) return null
  const core = coreOf(quoted ? quoted[1]! : title.replace(marks, ' '))
  return { core, words: found?.[0].trim() ?? '訂正' }
}

/** A title without white space and closing formulas, to be held against another. */
export function coreOf(title: string): string {
  return foldText(title.replace(marks, ' '))
    .replace(/\s+|に関するお知らせ$|についてのお知らせ$|について$|のお知らせ$/g, '')
    .slice(0, 120)
}

/** Titles of what a company does about a scandal: committees, reports, remedies, pay. */
export const aftermath =
  /調査委|調査報告書|調査結果|再発防止|役員報酬の(?:減額|返上|自主返上)|関係者の処分|責任調査|改善(?:計画|措置|報告)|過年度.*訂正|\b(?:special committee|investigation report|report finds|sets out measures|recurrence|look into the matter|findings|remedial|corrective (?:measures|action)|cuts executive pay)\b/

/** Titles that tell how something went on that had begun: with a rare word in common they follow it up. */
export const sequel =
  /再開|完了|決着|終結|判決|和解|可決|否決|反対意見|に対する.*意見|結果に|回収率|復旧|撤回|解除|不成立|\b(?:resum\w+|complet\w+|vote[sd]? down|rejected|approved|opinion of|outcome|results? of|recovered|settle[sd]?|verdict|ruling|withdraw\w*|withdrawn|lifted|reopen\w*|called off)\b/
