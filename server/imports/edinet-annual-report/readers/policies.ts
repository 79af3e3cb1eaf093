import { squeeze } from '#methodology/text/letters.ts'
import { boardMentions } from './mentions/board.ts'
import { conductMentions } from './mentions/conduct.ts'
import { environmentMentions } from './mentions/environment.ts'
import { peopleMentions } from './mentions/people.ts'
import { riskMentions } from './mentions/risk.ts'
import { topics } from './mentions/topics.ts'
import { answer, type Reader } from './reader.ts'
import { type Passage, sentencesIn } from './report.ts'

const mentions = [...boardMentions, ...conductMentions, ...riskMentions, ...environmentMentions, ...peopleMentions]

/** A sentence that denies, at its end or before it goes on to something else. */
const denial =
  /(おり|いて|い|おらず|ません|ない)(ません|ない)$|しておりません|していません|未策定|未実施|ては?(おりません|いません|いない|おらず)(が|ものの|ため|ことから|、|$)/
/** What is only planned. */
const plan =
  /(策定|制定|導入|取得|設置|開示|公表|加盟|実施|構築)(を|について|に向け(て|た)?)?検討(して|中|を進め)|今後の課題/
/** Characters of a sentence; a longer one is a table that ran together. */
const maxSentence = 1500

/** Policies, bodies and practices that a sentence names. */
export const policiesReader: Reader = {
  name: 'policies',
  indicators: mentions.map(({ indicator }) => indicator),
  places: mentions.map(({ indicator, chapters, all }) => ({
    indicator,
    chapters,
    all: [topics[indicator] ?? all[0]!],
  })),
  read(report) {
    const chapters = new Map<string, Sentence[]>()
    const sentencesOf = (name: string) => {
      const earlier = chapters.get(name)
      if (earlier) return earlier
      const sentences = [...sentencesIn(report, [name])]
        .map((passage) => ({ passage, text: squeeze(passage.text) }))
        .filter(({ text }) => text.length <= maxSentence && !denial.test(text) && !plan.test(text))
      chapters.set(name, sentences)
      return sentences
    }
    return mentions.flatMap(({ indicator, chapters: names, all, not }) => {
      for (const name of names)
        for (const { passage, text } of sentencesOf(name))
          if (all.every((pattern) => pattern.test(text)) && !not?.test(text))
            return [answer(indicator, true, [passage])]
      return []
    })
  },
}

/** A sentence with its spaces gone: squeezed once for all mentions. */
interface Sentence {
  readonly passage: Passage
  readonly text: string
}
