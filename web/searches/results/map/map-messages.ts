import { messages } from '../../../i18n/messages.ts'
import { counted, pluralOf } from '../../../i18n/plurals.ts'

export const mapMessages = messages('search-map', {
  name: { ja: 'ポジションマップ', en: 'Position map' },
  x: { ja: '横軸', en: 'X axis' },
  y: { ja: '縦軸', en: 'Y axis' },
  swap: { ja: '横軸と縦軸を入れ替える', en: 'Swap the axes' },
  log: {
    x: { ja: '横軸を対数に', en: 'Log scale on the X axis' },
    y: { ja: '縦軸を対数に', en: 'Log scale on the Y axis' },
  },
  aside: (text: string) => ({ ja: `（${text}）`, en: `(${text})` }),
  better: {
    higher_better: { ja: '高いほど良い', en: 'higher is better' },
    lower_better: { ja: '低いほど良い', en: 'lower is better' },
  },
  with: (unit: string, more: string) => ({
    ja: [unit, more].filter((part) => part !== '').join('、'),
    en: [unit, more].filter((part) => part !== '').join(', '),
  }),
  corner: (x: string, y: string) => ({ ja: `${x}・${y}`, en: `${x}, ${y}` }),
  ends: {
    score: {
      high: { ja: '高評価', en: 'high score' },
      low: { ja: '低評価', en: 'low score' },
    },
    carbon: {
      high: { ja: '高炭素', en: 'high carbon' },
      low: { ja: '低炭素', en: 'low carbon' },
    },
    size: {
      high: { ja: '大型', en: 'large' },
      low: { ja: '小型', en: 'small' },
    },
    disclosure: {
      high: { ja: '開示が多い', en: 'high disclosure' },
      low: { ja: '開示が少ない', en: 'low disclosure' },
    },
    scandal: {
      high: { ja: '不祥事が重い', en: 'serious controversy' },
      low: { ja: '不祥事が軽い', en: 'little controversy' },
    },
    other: {
      high: (name: string) => ({ ja: `${name} 高`, en: `high ${name}` }),
      low: (name: string) => ({ ja: `${name} 低`, en: `low ${name}` }),
    },
  },
  nouns: {
    score: {
      high: (name: string) => ({ ja: `${name}の高評価`, en: `a high ${name} score` }),
      low: (name: string) => ({ ja: `${name}の低評価`, en: `a low ${name} score` }),
    },
    total: {
      high: { ja: '高評価', en: 'a high score' },
      low: { ja: '低評価', en: 'a low score' },
    },
    carbon: {
      high: { ja: '高炭素', en: 'high carbon' },
      low: { ja: '低炭素', en: 'low carbon' },
    },
    size: {
      high: { ja: '規模の大きさ', en: 'a large size' },
      low: { ja: '規模の小ささ', en: 'a small size' },
    },
    disclosure: {
      high: { ja: '開示の多さ', en: 'high disclosure' },
      low: { ja: '開示の少なさ', en: 'low disclosure' },
    },
    scandal: {
      high: { ja: '不祥事の重さ', en: 'serious controversy' },
      low: { ja: '不祥事の軽さ', en: 'little controversy' },
    },
    other: {
      high: (name: string) => ({ ja: `${name}の高さ`, en: `high “${name}”` }),
      low: (name: string) => ({ ja: `${name}の低さ`, en: `low “${name}”` }),
    },
  },
  finding: {
    none: (x: string, y: string) => ({ ja: `${x}は、まだ${y}を意味しない`, en: `${x} does not yet mean ${y}` }),
    neutral: (x: string, y: string) => ({
      ja: `${x}と${y}に、はっきりした関係はない`,
      en: `${x} and ${y} are not clearly related`,
    }),
    loose: (x: string, y: string) => ({
      ja: `${x}と${y}には、ゆるやかな結びつきがある`,
      en: `${x} and ${y} tend to go together`,
    }),
    close: (x: string, y: string) => ({
      ja: `${x}と${y}は、強く結びついている`,
      en: `${x} and ${y} go closely together`,
    }),
    few: (n: string) => ({
      ja: `${n}社では、2つの指標の関係を判断できない`,
      en: `${counted(n, 'company')} ${pluralOf('be', n)} too few to relate the two measures`,
    }),
    same: {
      ja: '値に差がなく、2つの指標の関係を判断できない',
      en: 'The figures are all alike, so no relation between the two measures can be seen',
    },
  },
  note: (n: string) => ({
    ja: `墨色は比較中の企業。点線は${n}社の中央値。円の面積は時価総額。`,
    en: `Ink: in the comparison. Dashed: median of the ${n} shown. Area: market cap.`,
  }),
  rho: (rho: string, n: string) => ({ ja: `順位相関 ${rho}（${n}社）。`, en: `Rank correlation ${rho}, n = ${n}.` }),
  missing: (count: string) => ({
    ja: `${count}社は数値がないため表示していません。`,
    en: `Not shown for want of a figure: ${count}.`,
  }),
  hidden: (count: string) => ({
    ja: `${count}社は値が0以下のため、対数目盛には表示していません。`,
    en: `At zero or below, so not on the log scale: ${count}.`,
  }),
  locked: {
    ja: '契約に含まれない評価機関の評価は表示できません。軸を変更してください。',
    en: 'Ratings of vendors outside your contract cannot be shown. Choose another axis.',
  },
  way: {
    ja: 'クリックまたはEnterで企業を開きます。ドラッグで囲むと、まとめて選択できます。表でも選択できます。',
    en: 'Click or press Enter to open a company. Drag a box to select several, or select in the table.',
  },
  card: (name: string) => ({ ja: `${name}の位置`, en: `Position of ${name}` }),
  open: { ja: '企業ページを開く', en: 'Open the company' },
  select: { ja: '選択に追加', en: 'Select' },
  deselect: { ja: '選択から外す', en: 'Deselect' },
  close: { ja: '閉じる', en: 'Close' },
  pick: { ja: '選択', en: 'Select' },
  pickOne: (name: string) => ({ ja: `${name}を選択`, en: `Select ${name}` }),
  nobody: { ja: '囲んだ範囲に企業はありません', en: 'There is no company in the box' },
})
