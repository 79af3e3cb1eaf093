import { existsSync, readFileSync } from 'node:fs'
import { realFolder } from '../../journeys/market.ts'
import type { NewsLanguage } from '../../methodology/news/article.ts'
import { foldText } from '../../methodology/news/fold.ts'
import { readNews } from '../../methodology/news/reading.ts'
import { toneOf } from '../../methodology/news/tone.ts'
import { wordsIn } from '../../methodology/news/words/matcher.ts'
import { toneEn } from '../../methodology/news/words/tone-en.ts'
import { toneJa } from '../../methodology/news/words/tone-ja.ts'
import { bareMatchers, toneMatchers } from '../../methodology/news/words/tone-lexicon.ts'
import { demoCompanies } from '../../server/demo/companies.ts'
import { defaultSeed } from '../../server/demo/make.ts'
import { newsOf } from '../../server/demo/news/news.ts'
import { print, processorTime } from '../measure.ts'

/** Japanese sentences of annual reports with a label each (chABSA, CC BY 4.0, chakki-works). Read where they are; never part of the project, and no word or threshold comes from them. */
const labelled = `${realFolder}/chabsa-sentiment/half.tsv`

/** How often the reading of a sentence agrees with a label, and how many titles are read in a second. */
export async function benchSentiment(): Promise<void> {
  if (existsSync(labelled)) printQuality(readFileSync(labelled, 'utf8'))
  else print('labelled sentences are not at hand: nothing is said of accuracy')
  await printSpeed()
}

interface Labelled {
  readonly text: string
  readonly isGood: boolean
}

/** A sentence to its tone; null or 0 where it does not tell. */
type Reader = (folded: string) => number | null

const readers: Readonly<Record<string, Reader>> = {
  'good and bad words': (text) => sumOf(bareMatchers.ja.scan(text).map(({ value }) => value)),
  'all words, each alone': (text) =>
    sumOf(
      toneMatchers.ja
        .scan(text)
        .map(({ value }) => (value.kind === 'word' ? value.sign * value.weight : 'alone' in value ? value.alone : 0)),
    ),
  'with directions, negation, contrast': (text) => toneOf(text, 'ja').tone,
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function printQuality(file: string): void {
  const all = file.split('\n').flatMap((line): Labelled[] => {
    const [text = '', label] = line.split('\t')
    return label === '0' || label === '1' ? [{ text: foldText(text), isGood: label === '1' }] : []
  })
  const good = all.filter(({ isGood }) => isGood).length
  print(
    `${all.length} sentences, ${good} good, ${all.length - good} bad; a sentence that does not tell counts as the larger class`,
  )
  print(row('', ['accuracy', 'good', 'bad', 'F1 good', 'F1 bad', 'F1 mean', 'tells', 'of those']))
  const isMostlyGood = good * 2 >= all.length
  print(
    row(
      'larger class',
      measures(all, () => null, isMostlyGood),
    ),
  )
  for (const [name, read] of Object.entries(readers)) print(row(name, measures(all, read, isMostlyGood)))
  print('no linear model is shipped: only lists of words are measured')
}

function measures(all: readonly Labelled[], read: Reader, isMostlyGood: boolean): string[] {
  const counts = { goodRight: 0, goodWrong: 0, badRight: 0, badWrong: 0, told: 0, toldRight: 0 }
  for (const { text, isGood } of all) {
    const tone = read(text)
    const doesTell = tone !== null && tone !== 0
    const isReadGood = doesTell ? tone > 0 : isMostlyGood
    const isRight = isReadGood === isGood
    counts[`${isGood ? 'good' : 'bad'}${isRight ? 'Right' : 'Wrong'}`]++
    if (doesTell) counts.told++
    if (doesTell && isRight) counts.toldRight++
  }
  const { goodRight, goodWrong, badRight, badWrong, told, toldRight } = counts
  const f1 = (right: number, missed: number, falsely: number) => (2 * right) / (2 * right + missed + falsely)
  const [good, bad] = [f1(goodRight, goodWrong, badWrong), f1(badRight, badWrong, goodWrong)]
  return [
    (goodRight + badRight) / all.length,
    goodRight / (goodRight + goodWrong),
    badRight / (badRight + badWrong),
    good,
    bad,
    (good + bad) / 2,
    told / all.length,
    toldRight / told,
  ].map((share) => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`))
}

const row = (name: string, cells: readonly string[]) =>
  name.padEnd(38) + cells.map((cell) => cell.padStart(10)).join('')

const titles = 100_000

/** Invented titles, half of them Japanese, against a loop that counts the same good and bad words with `includes`. */
async function printSpeed(): Promise<void> {
  const all = inventedTitles()
  const lists = { ja: plainWords('ja'), en: plainWords('en') }
  let toneCount = 0
  const reading = await processorTime(() => {
    for (const { language, title } of all) {
      const [titleJa, titleEn] = language === 'ja' ? [title, null] : [null, title]
      if (readNews({ titleJa, titleEn, bodyJa: null, bodyEn: null }).tone !== null) toneCount++
    }
  })
  let counted = 0
  const loop = await processorTime(() => {
    for (const { language, title } of all) {
      const folded = foldText(title)
      if (lists[language].some((word) => folded.includes(word))) counted++
    }
  })
  const rate = (milliseconds: number) => Math.round((1000 * titles) / milliseconds).toLocaleString('en')
  print(
    `${titles.toLocaleString('en')} invented titles, one processor: tone, level and category ${rate(reading)} a second, ${toneCount.toLocaleString('en')} with a tone`,
  )
  print(
    `one \`includes\` for each good or bad word until one is there: ${rate(loop)} a second, ${counted.toLocaleString('en')} with a word: ${(loop / reading).toFixed(1)} ×`,
  )
}

const plainWords = (language: NewsLanguage): string[] => {
  const { good, bad } = language === 'ja' ? toneJa : toneEn
  return [...good, ...bad].flatMap(([, list]) => wordsIn(list).map((word) => foldText(word.replace('*', ''))))
}

function inventedTitles(): { readonly language: NewsLanguage; readonly title: string }[] {
  const companies = demoCompanies(3900, defaultSeed)
  const all: { language: NewsLanguage; title: string }[] = []
  for (let seed = defaultSeed; all.length < titles; seed++)
    for (const company of companies)
      for (const { titleJa, titleEn } of newsOf(company, { companies, seed, sales: () => 133_000 }))
        all.push({ language: 'ja', title: titleJa! }, { language: 'en', title: titleEn! })
  return all.slice(0, titles)
}
