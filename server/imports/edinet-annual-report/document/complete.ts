import { squeeze } from '#methodology/text/letters.ts'
import type { Block } from './blocks.ts'

const picture = /<(img|image|object|embed|svg|canvas|iframe)[\s/>]|background(-image)?\s*:[^;"']*url\(/i

/** Where a company says more about itself than in its report. */
const otherPlace =
  /ホーム・?ページ|(ウェブ|Web|インターネット)・?サイト|https?:|www\.|統合報告書|(レポート|データ・?ブック|ファクト・?ブック|招集通知|別紙|別添|別冊|別途(開示|公表|記載))|コーポレート・?ガバナンス(に関する)?報告書/i
/** What sends the reader to another part of the report: 「第4」「(3)監査の状況」に記載. */
const otherPart = /参照|ご覧|(第\d|\(\d+\)|[「『][^」』]{1,60}[」』])[^。]{0,40}に(記載|掲載|開示|公表)/

/**
 * Whether a chapter says itself all that it says: it has no picture, and sends its reader nowhere else. Only then can be said what it
 * does not say.
 */
export function isComplete(html: string, blocks: readonly Block[]): boolean {
  if (picture.test(html) || blocks.length === 0) return false
  return !blocks.some((block) =>
    (block.kind === 'paragraph' ? [block.text] : block.rows.flat()).some((text) => refersElsewhere(squeeze(text))),
  )
}

const refersElsewhere = (text: string) => otherPlace.test(text) || otherPart.test(text)
