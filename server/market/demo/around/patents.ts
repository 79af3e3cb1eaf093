import type { DemoCompany } from '../companies.ts'
import { Random } from '../random.ts'

export interface DemoPatent {
  readonly applicationNumber: string
  readonly documentNumber: string
  readonly filedOn: string
  readonly publishedOn: string
  readonly registeredNumber: string | null
  readonly title: string
  readonly abstract: string
  readonly fi: readonly string[]
  readonly stage: string
}

interface Field {
  readonly trades: RegExp
  readonly perCompany: number
  readonly things: readonly string[]
  readonly doings: readonly string[]
  readonly aims: readonly string[]
  readonly fi: readonly string[]
}

const fields: readonly Field[] = [
  {
    trades: /^(3200|3250|3300|3350)/,
    perCompany: 7,
    things: [
      '樹脂組成物',
      '硬化性組成物',
      '水系分散体',
      '多孔質膜',
      '経口投与製剤',
      '抗体',
      '触媒',
      'ゴム組成物',
      '粘着シート',
    ],
    doings: ['の製造方法', '及びその製造方法', '、並びにこれを用いた成形体', '及びこれを含む医薬組成物'],
    aims: [
      '再生原料の配合率を高めても耐熱性を保つ',
      '低温で硬化し、揮発性有機化合物の排出を抑える',
      '生分解性と機械強度を両立する',
      '少ない用量で作用を持続させる',
    ],
    fi: ['C08L101/00', 'C08J5/18', 'A61K31/00', 'B01J23/00', 'C09D11/00'],
  },
  {
    trades: /^(3600|3700|3750|3550|3450|3500)/,
    perCompany: 6,
    things: [
      '搬送装置',
      '工作機械',
      '熱交換器',
      '車両用駆動装置',
      '測定装置',
      '電磁鋼板',
      'アルミニウム合金板',
      '油圧ポンプ',
      '内視鏡装置',
    ],
    doings: ['', '及びその制御方法', '、並びにこれを備えたシステム', 'の異常検知方法'],
    aims: [
      '待機時の消費電力を減らす',
      '振動を抑え、加工精度を高める',
      '廃熱を回収して効率を高める',
      '部品の取り外しを容易にし、再利用を促す',
    ],
    fi: ['B65G47/90', 'B23Q11/00', 'F28D9/00', 'B60K6/20', 'G01N21/00', 'C21D8/12'],
  },
  {
    trades: /^(3650|5250)/,
    perCompany: 8,
    things: [
      '半導体装置',
      '電力変換装置',
      '画像処理装置',
      '蓄電池システム',
      '情報処理装置',
      '無線通信システム',
      '学習モデル',
      '電子部品',
    ],
    doings: ['', '及びプログラム', '、方法及びプログラム', 'の製造方法'],
    aims: [
      '変換損失を低減する',
      '少ない学習データで推論精度を保つ',
      '劣化を早期に検知する',
      '通信の遅延と消費電力をともに抑える',
    ],
    fi: ['H01L29/78', 'H02M7/48', 'G06T7/00', 'H01M10/44', 'G06N20/00', 'H04W52/02'],
  },
  {
    trades: /^(3050|3800|2050|4050|3100|3150|3400)/,
    perCompany: 3,
    things: [
      '加工食品',
      '容器',
      '建物の断熱構造',
      '発電設備の運転支援装置',
      '不織布',
      '紙製包装材',
      'コンクリート組成物',
      '遊戯具',
    ],
    doings: ['', '及びその製造方法', 'の施工方法', '、及びこれを用いた方法'],
    aims: [
      'プラスチックの使用量を減らす',
      '二酸化炭素を固定しながら強度を確保する',
      '保存性を高め、食品ロスを減らす',
      '施工時の騒音と工期を抑える',
    ],
    fi: ['A23L5/00', 'B65D65/40', 'E04B1/76', 'F03D7/00', 'C04B28/02', 'D21H27/10'],
  },
]

/** Applications of an invented company over ten years; larger companies of inventive trades have more. */
export function patentsOf(company: DemoCompany, seed: number, numbers: { next: number }): DemoPatent[] {
  const field = fields.find(({ trades }) => trades.test(company.tse33Code))
  if (!field) return []
  const random = new Random(`${seed} patents ${company.index}`)
  const count = random.poisson(Math.min(40, field.perCompany * Math.exp(0.8 * company.size)))
  return Array.from({ length: count }, () => {
    const number = numbers.next++
    const year = random.integer(2016, 2025)
    const [thing, doing, aim] = [random.pick(field.things), random.pick(field.doings), random.pick(field.aims)]
    const isGranted = random.chance(year < 2023 ? 0.62 : 0.2)
    return {
      applicationNumber: `特願${year}-9${String(number).padStart(5, '0')}`,
      documentNumber: `特開${year + 1}-9${String(number).padStart(5, '0')}`,
      filedOn: `${year}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`,
      publishedOn: `${year + 1}-${String(random.integer(1, 10)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`,
      registeredNumber: isGranted ? `特許第9${String(number).padStart(6, '0')}号` : null,
      title: `${thing}${doing}`,
      abstract: `【要約】\n【課題】${aim}${thing}を提供する。\n【解決手段】${thing}は、${random.pick(['第一の層と第二の層とを備え、両者の比率が所定の範囲にある', '検出部の出力に応じて動作を切り替える制御部を備える', '再生材料を含む基材と、これを覆う被覆部とからなる', '複数の単位を直列に接続し、間に調整部を設ける'])}。`,
      fi: [random.pick(field.fi), random.pick(field.fi)].filter((one, index, all) => all.indexOf(one) === index),
      stage: isGranted ? '特許 有効' : year < 2022 ? random.pick(['出願 みなし取下', '出願 拒絶確定']) : '出願 審査中',
    }
  })
}
