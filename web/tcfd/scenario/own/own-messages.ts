import { messages } from '../../../i18n/messages.ts'
import { counted } from '../../../i18n/plurals.ts'

/** Words of what people bring to scenarios and keep of them. */
export const ownMessages = messages('scenario-own', {
  assumed: { ja: '読み取り方', en: 'How the file was read' },
  reading: { ja: '読み取っています…', en: 'Reading…' },
  close: { ja: '閉じる', en: 'Close' },
  line: { ja: '行', en: 'Row' },
  outcome: { ja: '結果', en: 'Outcome' },
  counts: (importCount: string, open: string, left: string) => ({
    ja: [`${importCount}行を保存`, open !== '0' && `${open}行は読み取れない`, left !== '0' && `${left}行は除く`]
      .filter(Boolean)
      .join('、'),
    en: [
      `${counted(importCount, 'row')} will be saved`,
      open !== '0' && `${open} cannot be read`,
      left !== '0' && `${left} skipped`,
    ]
      .filter(Boolean)
      .join(', '),
  }),
  prices: {
    open: { ja: '自分の価格表を取り込む', en: 'Import prices of your own' },
    about: {
      ja: 'IAMC形式（Model、Scenario、Region、Variable、Unitと年の列）のCSVまたはExcelから、Variableが Price|Carbon の行を取り込みます。単位は米ドルまたは円（US$2010/t CO2 など）。年の間隔は自由で、間の年は直線で補間します。取り込んだ価格はご自身にだけ表示され、内容の確認は行われません。',
      en: 'From a CSV or Excel file in the IAMC form (Model, Scenario, Region, Variable, Unit and a column for each year), rows whose variable is Price|Carbon are taken, in US dollars or yen (such as US$2010/t CO2). Years may be any distance apart; those between are interpolated linearly. Only you see these prices, and they have not been checked.',
    },
    choose: { ja: '価格表のファイル', en: 'File of prices' },
    columns: { ja: 'シナリオ、単位、価格', en: 'Scenario, unit, prices' },
    fields: {
      Model: { ja: 'モデル', en: 'Model' },
      Scenario: { ja: 'シナリオ', en: 'Scenario' },
      Region: { ja: '地域', en: 'Region' },
      Variable: { ja: '変数', en: 'Variable' },
      Unit: { ja: '単位', en: 'Unit' },
    },
    ofYear: (year: string) => ({ ja: `${year}年の価格`, en: `Price of ${year}` }),
    between: { ja: '、', en: ', ' },
    coverage: (scenarios: string, regions: string, [first, last]: readonly string[]) => ({
      ja: `シナリオ${scenarios}件、地域：${regions}、${first}〜${last}年。`,
      en: `Scenarios: ${scenarios}. Regions: ${regions}. Years: ${first}–${last}.`,
    }),
    outcomes: {
      add: { ja: '取り込む', en: 'will be added' },
      replace: { ja: '以前の価格を置き換える', en: 'replaces earlier prices' },
      names: { ja: 'Model、Scenario、Regionのいずれかが空欄', en: 'model, scenario or region is empty' },
      unit: { ja: '米ドル・円以外の単位', en: 'neither US dollars nor yen' },
      number: { ja: '数値でない価格がある', en: 'a price that is not a number' },
      negative: { ja: '0未満の価格がある', en: 'a price below zero' },
      'no-price': { ja: '価格がない', en: 'no price' },
      comma: {
        ja: 'カンマが桁区切りとも小数点とも読めない',
        en: 'the comma is neither a thousands separator nor a decimal mark',
      },
      formula: { ja: '数式が計算されていない', en: 'formula without a result' },
      cells: { ja: '列の数が見出しと異なる', en: 'other cells than the header' },
      repeated: { ja: '同じシナリオと地域の行が前にある', en: 'an earlier row has the same scenario and region' },
      'left-out': { ja: '手動で除外', en: 'left out by you' },
    },
    others: (count: string) => ({
      ja: `ほかの変数の${count}行は取り込みません。`,
      en: `Rows of other variables, left out: ${count}.`,
    }),
    save: (count: string) => ({ ja: `${count}件を保存`, en: `Save ${count}` }),
    saved: (count: string) => ({ ja: `${count}件の価格を保存しました。`, en: `Price paths saved: ${count}.` }),
    remove: (name: string) => ({ ja: `${name}を削除`, en: `Remove ${name}` }),
    removed: (name: string) => ({ ja: `${name}を削除しました。`, en: `${name} removed.` }),
    own: { ja: 'ご自身の価格表', en: 'Your own prices' },
  },
  sites: {
    name: { ja: '拠点の洪水被害', en: 'Flood damage to sites' },
    none: {
      ja: '拠点を取り込むと、洪水の期待被害額を2℃と4℃の世界で比べられます。',
      en: 'Import your sites to compare expected flood damage at 2 °C and 4 °C.',
    },
    finding: (two: string, four: string) => ({
      ja: `洪水の期待被害額は年${two}（2℃）、${four}（4℃）`,
      en: `Expected flood damage: ${two} a year at 2 °C, ${four} at 4 °C`,
    }),
    unit: {
      ja: '円／年・現在の頻度を1とした倍率による',
      en: 'JPY a year · by flood frequency as a multiple of today’s',
    },
    restsOn: { ja: '被害率・停止日数・頻度の倍率：', en: 'ratios, downtime and multipliers:' },
    open: { ja: '拠点を取り込む', en: 'Import sites' },
    choose: { ja: '拠点のファイル', en: 'File of sites' },
    template: { ja: 'ひな形（Excel）', en: 'Template (Excel)' },
    templateCsv: { ja: 'ひな形（CSV）', en: 'Template (CSV)' },
    columns: {
      ja: ['拠点', '場所', '固定資産', '浸水深', '年間発生確率'],
      en: ['Site', 'Where', 'Fixed assets', 'Depth', 'Annual probability'],
    },
    fields: {
      name: { ja: '拠点名', en: 'Site' },
      prefecture: { ja: '都道府県', en: 'Prefecture' },
      latitude: { ja: '緯度', en: 'Latitude' },
      longitude: { ja: '経度', en: 'Longitude' },
      assets: { ja: '固定資産', en: 'Fixed assets' },
      depth: { ja: '浸水深', en: 'Depth' },
      probability: { ja: '年間発生確率', en: 'Annual probability' },
      stock: { ja: '在庫', en: 'Stock' },
      dailySales: { ja: '1日当たり売上高', en: 'Daily sales' },
    },
    written: { ja: 'ファイルの記載', en: 'In the file' },
    asRead: { ja: '読み取り結果', en: 'As read' },
    coverage: (located: string, named: string, assets: string) => ({
      ja: `座標のある拠点${located}、都道府県のみの拠点${named}。固定資産の合計：${assets}。`,
      en: `With coordinates: ${located}. With a prefecture alone: ${named}. Fixed assets in all: ${assets}.`,
    }),
    scale: (field: string) => ({ ja: `${field}の単位`, en: `${field} in` }),
    scales: (factor: string) => ({ ja: `${factor}円`, en: `JPY ${factor}` }),
    asNamed: { ja: '見出しのとおり', en: 'as its column says' },
    depthUnit: { ja: '浸水深の単位', en: 'Depths in' },
    probabilityUnit: { ja: '発生確率の単位', en: 'Probabilities in' },
    probabilityUnits: {
      percent: { ja: 'パーセント', en: 'per cent' },
      fraction: { ja: '比率（0〜1）', en: 'fractions (0 to 1)' },
    },
    worlds: {
      today: { ja: '現在', en: 'Today' },
      '2C': { ja: '2℃', en: '2 °C' },
      '4C': { ja: '4℃', en: '4 °C' },
    },
    depths: {
      'below-50': { ja: '50cm未満', en: 'below 50 cm' },
      '50-99': { ja: '50〜99cm', en: '50–99 cm' },
      '100-199': { ja: '100〜199cm', en: '100–199 cm' },
      '200-299': { ja: '200〜299cm', en: '200–299 cm' },
      'from-300': { ja: '300cm以上', en: '300 cm and more' },
    },
    parts: {
      assets: { ja: '固定資産', en: 'fixed assets' },
      stock: { ja: '在庫', en: 'stock' },
      downtime: { ja: '停止による売上減', en: 'lost sales' },
    },
    total: { ja: '合計', en: 'Total' },
    outcomes: {
      add: { ja: '取り込む', en: 'will be added' },
      name: { ja: '拠点名がないか、100文字を超えている', en: 'no name, or one of more than 100 characters' },
      place: {
        ja: '都道府県名または緯度・経度がない、または読み取れない',
        en: 'no prefecture or coordinates that can be read',
      },
      assets: { ja: '固定資産が0以上の数値でない', en: 'fixed assets are not a number of zero or more' },
      depth: { ja: '浸水深が区分にない', en: 'not one of the depth classes' },
      probability: {
        ja: '年間発生確率が0〜1（0〜100%）でない',
        en: 'the probability is not between 0 and 1 (0 to 100%)',
      },
      stock: { ja: '在庫が0以上の数値でない', en: 'stock is not a number of zero or more' },
      sales: { ja: '1日当たり売上高が0以上の数値でない', en: 'daily sales are not a number of zero or more' },
      comma: {
        ja: 'カンマが桁区切りとも小数点とも読めない',
        en: 'the comma is neither a thousands separator nor a decimal mark',
      },
      formula: { ja: '数式が計算されていない', en: 'formula without a result' },
      cells: { ja: '列の数が見出しと異なる', en: 'other cells than the header' },
      total: { ja: '合計行', en: 'total' },
      'left-out': { ja: '手動で除外', en: 'left out by you' },
    },
    save: (count: string) => ({ ja: `${count}拠点を保存`, en: `Save ${count}` }),
    replace: {
      ja: '保存すると、以前の拠点はすべて置き換わります。',
      en: 'Saving replaces all previously saved sites.',
    },
    saved: (count: string) => ({ ja: `${count}拠点を保存しました。`, en: `Sites saved: ${count}.` }),
    remove: { ja: 'すべての拠点を削除', en: 'Remove all sites' },
    removed: { ja: '拠点を削除しました。', en: 'Sites removed.' },
    method: { ja: '被害率・停止日数・頻度の倍率', en: 'Damage ratios, downtime and frequency' },
    ratio: (assets: string, stock: string, days: string) => ({
      ja: `固定資産 ${assets}、在庫 ${stock}、停止 ${days}日`,
      en: `fixed assets ${assets}, stock ${stock}, downtime ${days} days`,
    }),
    times: (times: string) => ({ ja: `頻度 ${times}倍`, en: `floods ${times} times as often` }),
  },
  saved: {
    choose: { ja: '保存したシナリオ', en: 'Saved scenarios' },
    none: { ja: '選択してください', en: 'Choose one' },
    save: { ja: '名前を付けて保存', en: 'Save under a name' },
    ok: { ja: '保存', en: 'Save' },
    title: { ja: 'シナリオを保存', en: 'Save the scenario' },
    text: {
      ja: '現在の対象と前提を、この名前で保存します。',
      en: 'The current subject and assumptions are saved under this name.',
    },
    taken: (name: string) => ({
      ja: `「${name}」はすでにあります。別の名前を入力してください。`,
      en: `You already have “${name}”. Enter another name.`,
    }),
    done: { ja: 'シナリオを保存しました。', en: 'Scenario saved.' },
    rename: { ja: '名前を変更', en: 'Rename' },
    renameTitle: { ja: 'シナリオの名前を変更', en: 'Rename the scenario' },
    renamed: { ja: '名前を変更しました。', en: 'Scenario renamed.' },
    remove: { ja: '削除', en: 'Remove' },
    removed: (name: string) => ({ ja: `「${name}」を削除しました。`, en: `“${name}” removed.` }),
  },
})
