import { squeeze } from '#methodology/text/letters.ts'
import { answer, type Reader } from '../reader.ts'
import { governance, type Passage, policy, sentencesIn } from '../report.ts'

const defence = /買収防衛策|買収への対応(方針|策)|大規模買付(行為|行動|ルール|等)[^。]{0,40}(対応方針|対応策|ルール)/
const denial =
  /(買収防衛策|対応方針|対応策)[^。]{0,40}((導入|採用|設定|継続)(は|を)?(して)?(おりません|いません|いない|おらず)|定め(て|は)[^。]{0,4}(おりません|いません)|廃止|継続しない|継続せず|更新しない|更新せず|非継続)/
const standing =
  /(買収防衛策|対応方針|対応策|ルール)[^。]{0,60}(を|について|の)[^。]{0,20}(導入|継続|更新|採用)[^。]{0,24}(しており|しています|いたしました|しました|することを|承認|決議|可決)/
const others = /検討|予定|他社|事例|投資先|議決権行使|社外取締役は|役割/

/** Whether there is a takeover defence, where a sentence says that there is or is not; none where the report says both. */
export const takeoverReader: Reader = {
  name: 'takeover-defence',
  indicators: ['G-BD-039'],
  read(report) {
    const passages = new Map<boolean, Passage>()
    for (const passage of sentencesIn(report, [...governance, ...policy])) {
      const text = squeeze(passage.text)
      if (!defence.test(text) || text.length > 1500) continue
      const isDenied = denial.test(text)
      if (!isDenied && (!standing.test(text) || others.test(text))) continue
      if (!passages.has(!isDenied)) passages.set(!isDenied, passage)
    }
    const [first] = passages
    return first && passages.size === 1
      ? [{ ...answer('G-BD-039', first[0], [first[1]]), boundary: 'parent', yearsBack: null }]
      : []
  },
}
