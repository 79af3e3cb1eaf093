import type { NewsLanguage } from '../article.ts'
import { Matcher, wordsIn } from './matcher.ts'

/** Words that raise or lower the level of a topic, by so many steps. Only steps up lead to level 4. */
const tables: Readonly<Record<NewsLanguage, readonly (readonly [steps: -1 | 1 | 2, words: string])[]>> = {
  ja: [
    [
      2,
      '上場廃止|社長を逮捕|社長逮捕|会長を逮捕|会長逮捕|役員を逮捕|代表取締役を逮捕|経営トップを逮捕|多数の死者|人命が失われ|国際問題',
    ],
    [
      1,
      '死亡|死者|死傷|犠牲者|亡くなっ|逮捕|起訴|書類送検|刑事告発|強制捜査|家宅捜索|全国|全世界|世界中|全製品|全工場|組織的|組織ぐるみ|経営陣が関与|経営陣の関与|経営層が関与|役員が関与|長年にわたり|長期にわたり|隠蔽|隠ぺい|債務超過|経営破綻|会長は|引責辞任|全社|測定値を書き換え|書き換えて|重体|後遺症|避難が呼びかけ',
    ],
    [-1, '軽微|影響は限定的|ごく一部|少量|恐れは低い|影響は軽微|被害は確認されていない'],
  ],
  en: [
    [
      2,
      'delisting|delisted|president arrested|chairman arrested|executives arrested|chief executive arrested|arrested its president|death toll',
    ],
    [
      1,
      'killed|kills|deaths|dead|died|dies|fatal|fatality|fatalities|arrested|arrest|arrests|indicted|criminal charges|criminal complaint|prosecutors|nationwide|worldwide|all products|all plants|systematic|systematically|executives were involved|management was involved|senior management|cover-up|covered up|concealed|insolvency|bankruptcy|chairman resigns|readings had been altered|altered readings|critical condition|told to leave',
    ],
    [-1, 'minor|limited effect|effect is small|effect is limited|small amount|no damage has been'],
  ],
}

export const extentMatchers: Readonly<Record<NewsLanguage, Matcher<-1 | 1 | 2>>> = {
  ja: matcherOf('ja'),
  en: matcherOf('en'),
}

function matcherOf(language: NewsLanguage): Matcher<-1 | 1 | 2> {
  return new Matcher(
    tables[language].flatMap(([steps, words]) => wordsIn(words).map((word): [string, -1 | 1 | 2] => [word, steps])),
  )
}
