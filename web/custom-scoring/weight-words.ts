import { counted } from '../i18n/plurals.ts'

export const weightsWords = {
  name: { ja: '重み', en: 'Weights' },
  sum: (sum: string) => ({ ja: `合計 ${sum}`, en: `Sum ${sum}` }),
  inProportion: { ja: '比率で計算', en: 'counted in proportion' },
  toHundred: { ja: '合計を100にする', en: 'Scale to 100' },
  start: { ja: '標準の重みに戻す', en: 'Reset to standard' },
  equalise: { ja: '均等にする', en: 'Equalise' },
  equaliseIn: (name: string) => ({ ja: `${name}のカテゴリーを均等にする`, en: `Equalise the categories of ${name}` }),
  pillar: (name: string) => ({ ja: `${name}の合計`, en: `Sum of ${name}` }),
  slider: (name: string) => ({ ja: `${name}の重み（スライダー）`, en: `Weight of ${name} (slider)` }),
  field: (name: string) => ({ ja: `${name}の重み`, en: `Weight of ${name}` }),
  lock: (name: string) => ({ ja: `${name}の重みを固定`, en: `Lock the weight of ${name}` }),
  indicators: (count: string) => ({ ja: `指標 ${count}`, en: counted(count, 'indicator') }),
  indicatorsOf: (name: string, count: string) => ({
    ja: `${name}の指標 ${count}`,
    en: `${counted(count, 'indicator')} of ${name}`,
  }),
  changed: (count: string) => ({ ja: `${count}件変更`, en: `${count} changed` }),
  share: (name: string) => ({
    ja: `${name}の配分（1が標準、0で除外）`,
    en: `Share of ${name} (1 is standard, 0 excludes)`,
  }),
  shareNote: {
    ja: 'カテゴリー内の配分。1が標準、0で除外。',
    en: 'Share within the category: 1 is standard, 0 excludes.',
  },
  negative: { ja: '負の重みは指定できません。', en: 'Negative weights are not possible.' },
  noNumber: { ja: '数値を入力してください。', en: 'Enter a number.' },
  tooLarge: (max: string) => ({ ja: `${max}以下で入力してください。`, en: `Enter ${max} or less.` }),
  locked: { ja: '固定した重みは動きません。', en: 'Locked weights stay as they are.' },
  industries: { ja: '業種の区分', en: 'Industries' },
  industriesOf: (count: string) => ({ ja: `${count}業種`, en: counted(count, 'industry') }),
  industriesNote: {
    ja: '同じ業種の企業と比べたパーセンタイルに重みをかけます。',
    en: 'Weights are applied to percentiles within the same industry.',
  },
  startNote: {
    ja: '標準の重みの全企業平均から始まります。標準スコアは業種ごとに重みが異なり、カテゴリーごとに順位を付け直すため、同じ重みでも順位は一致しません。',
    en: 'You start from the standard weights, averaged over all companies. The standard score weights each industry differently and re-ranks each category, so even the same weights give different ranks.',
  },
  nothing: {
    ja: 'すべての重みが0です。1つ以上を0より大きくしてください。',
    en: 'All weights are 0. Raise at least one above 0.',
  },
  fromVendor: { ja: '評価機関の重みから始める', en: 'Start from a vendor’s implied weights' },
  chooseVendor: { ja: '選ぶ', en: 'Choose' },
  vendorWeights: (name: string, [e, s, g]: readonly string[], companies: string) => ({
    ja: `${name}（E ${e}・S ${s}・G ${g}、${companies}社の評価から算出）`,
    en: `${name} (E ${e}, S ${s}, G ${g}; derived from ${counted(companies, 'company')})`,
  }),
  appliesTo: { ja: '重みの対象', en: 'Weights for' },
  allIndustries: { ja: '全業種共通', en: 'All industries' },
  ownMark: { ja: '（個別）', en: '(own)' },
  asAll: { ja: '共通の重みに戻す', en: 'Use the common weights' },
  standardByIndustry: { ja: '標準の業種別の重みを使う', en: 'Use the standard weights by industry' },
  allAlike: { ja: '個別の重みをすべて外す', en: 'Remove all industry-specific weights' },
  ownCount: (count: string) => ({
    ja: `${count}業種に個別の重みがあります。その他の業種には共通の重みを使います。`,
    en:
      count === '1'
        ? 'One industry has weights of its own; the others use the common ones.'
        : `${counted(count, 'industry')} have weights of their own; the others use the common ones.`,
  }),
  allNote: { ja: 'どの業種にも同じ重みを使います。', en: 'Every industry uses the same weights.' },
  becomesOwn: {
    ja: '動かすと、この業種だけの重みになります。',
    en: 'Changing one gives this industry its own weights.',
  },
  choose: (name: string) => ({ ja: `${name}をグループに選ぶ`, en: `Choose ${name} for a group` }),
  directionOf: (name: string) => ({ ja: `${name}の向き`, en: `Direction of ${name}` }),
  transformOf: (name: string) => ({ ja: `${name}の変換`, en: `Transform of ${name}` }),
  adjusted: (count: string) => ({
    ja: `向き・変換の変更${count}件`,
    en: `${counted(count, 'indicator')} with another direction or transform`,
  }),
  usual: { ja: '向きと変換を標準に戻す', en: 'Reset directions and transforms to standard' },
  tooManyForLink: {
    ja: '業種別の重みが多く、リンクには収まりません。手法として保存すると残せます。',
    en: 'There are too many industry-specific weights for a link. Save the method to keep them.',
  },
}
