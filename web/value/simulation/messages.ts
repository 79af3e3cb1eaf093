import { messages } from '../../i18n/messages.ts'

export const simulationMessages = messages('pbr-simulation', {
  title: { ja: 'PBRシミュレーション（試算）', en: 'PBR simulation (trial calculation)' },
  empty: {
    ja: '上の表で指標を開き、「シミュレーションに使う」を選ぶと、ここに追加されます。',
    en: 'Open an indicator above and choose “Use in the simulation” to add it here.',
  },
  direction: { ja: '計算の向き', en: 'Direction' },
  directions: {
    'to-pbr': { ja: '指標の変化 → PBR変化', en: 'Change of indicators → PBR' },
    'to-indicator': { ja: '目標のPBR変化 → 必要な指標の変化', en: 'Wished PBR change → indicator' },
  },
  pbr: { ja: '現在のPBR（倍、任意）', en: 'Current PBR (times, optional)' },
  pbrChange: { ja: '目標のPBR変化（%）', en: 'Wished PBR change (%)' },
  indicator: { ja: '指標', en: 'Indicator' },
  coefficient: { ja: 'b2（95%信頼区間）', en: 'b2 (95% interval)' },
  actual: (unit: string) => ({ ja: `実績値（${unit}）`, en: `Actual value (${unit})` }),
  actualOf: (name: string) => ({ ja: `${name}の実績値`, en: `Actual value of ${name}` }),
  change: { ja: '変化（%）', en: 'Change (%)' },
  changeOf: (name: string) => ({ ja: `${name}の変化（%）`, en: `Change of ${name} (%)` }),
  needed: { ja: '必要な変化（%）', en: 'Change needed (%)' },
  changed: { ja: '変化後', en: 'After' },
  remove: (name: string) => ({ ja: `${name}を外す`, en: `Remove ${name}` }),
  run: { ja: '計算する', en: 'Calculate' },
  result: (exact: string) => ({ ja: `PBR変化 ${exact}`, en: `PBR change ${exact}` }),
  resultNote: (linear: string, low: string, high: string) => ({
    ja: `指数形式 (1 + d)^b2 − 1 による値。線形の近似 b2 × d では${linear}。各係数の95%信頼区間の端をすべて重ねた範囲は${low}〜${high}`,
    en: `In the exact form, (1 + d)^b2 − 1. The linear form, b2 × d, gives ${linear}. With every coefficient at an end of its 95% interval: ${low} to ${high}`,
  }),
  changedPbr: (value: string) => ({ ja: `変化後のPBR ${value}倍`, en: `PBR after ${value} times` }),
  neededNote: {
    ja: '指数形式による値（かっこ内は線形の近似）。各指標を単独で変えた場合で、足し合わせる値ではありません。',
    en: 'In the exact form, the linear one in parentheses. Each is for that indicator changed alone; they do not add up.',
  },
  unreachable: { ja: '届かない', en: 'out of reach' },
  unsure: {
    ja: '|t|が1.96未満、または補正後に有意でない係数を含みます。符号も確かではありません。',
    en: 'A coefficient here has |t| below 1.96 or does not survive the correction: not even its sign is certain.',
  },
  published: {
    ja: '公表されている感応度（参考。この市場の結果ではありません）',
    en: 'Published sensitivities (for reference; not results of this market)',
  },
  publishedColumns: {
    ja: ['企業', '指標', '指標の変化', 'PBR変化', 'ラグ', '弾力性（線形／指数）', '情報源'],
    en: ['Company', 'Indicator', 'Indicator change', 'PBR change', 'Lag', 'Elasticity, linear / exact', 'Source'],
  },
})
