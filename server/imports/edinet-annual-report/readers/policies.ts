import { squeeze } from '#methodology/text/letters.ts'
import { boardMentions } from './mentions/board.ts'
import { conductMentions } from './mentions/conduct.ts'
import { environmentMentions } from './mentions/environment.ts'
import { peopleMentions } from './mentions/people.ts'
import { riskMentions } from './mentions/risk.ts'
import { answer, type Reader } from './reader.ts'
import { sentencesIn } from './report.ts'

const mentions = [...boardMentions, ...conductMentions, ...riskMentions, ...environmentMentions, ...peopleMentions]

/** A sentence that ends in a denial. */
const denial = /(おり|いて|い|おらず|ません|ない)(ません|ない)$|しておりません|していません|未策定|未実施/
/** Characters of a sentence; a longer one is a table that ran together. */
const maxSentence = 1500

/** Policies, bodies and practices that a sentence names. */
export const policiesReader: Reader = {
  name: 'policies',
  indicators: mentions.map(({ indicator }) => indicator),
  read: (report) =>
    mentions.flatMap(({ indicator, chapters, all, not }) => {
      for (const passage of sentencesIn(report, chapters)) {
        const text = squeeze(passage.text)
        if (text.length > maxSentence || !all.every((pattern) => pattern.test(text))) continue
        if (not?.test(text) || denial.test(text)) continue
        return [answer(indicator, true, [passage])]
      }
      return []
    }),
}
