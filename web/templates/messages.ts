import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

export const templateMessages = messages('templates', {
  title: { ja: '取り込み用テンプレート', en: 'Import templates' },
  lead: {
    ja: '自社でお持ちの企業一覧、数値、保有銘柄などを、本サービスに取り込むための表です。CSVまたはExcelでダウンロードし、1件を1行として記入してください。Excelには、記入方法のシートが日本語と英語で付いています。',
    en: 'Tables for importing your own companies, figures, holdings and more into this service. Download one as CSV or Excel and fill in one row per entry. The Excel file has a sheet of instructions in Japanese and English.',
  },
  how: {
    ja: [
      '1行目の列名は変えないでください。どの表かは列名から判別します。',
      '2行目は架空の企業の記入例です。消してから記入してください。',
      '任意の列は、空欄のままでかまいません。',
      '記入したファイルは、サーバーの管理者が取り込みます。取り込めなかった行は、理由とともに管理者が確認できます。',
    ],
    en: [
      'Leave the column names of the first row as they are: they identify the table.',
      'The second row is an example with an invented company. Delete it before you fill in yours.',
      'Optional columns may stay empty.',
      'The server operator imports the file, and can see which rows could not be imported and why.',
    ],
  },
  howTitle: { ja: '記入と取り込み', en: 'Filling in and importing' },
  command: { ja: '管理者が実行するコマンド', en: 'Command for the operator' },
  onThisPage: { ja: 'このページ', en: 'On this page' },
  csv: { ja: 'CSV', en: 'CSV' },
  xlsx: { ja: 'Excel', en: 'Excel' },
  download: (title: string, format: string) => ({
    ja: `「${title}」の${format}をダウンロード`,
    en: `Download “${title}” as ${format}`,
  }),
  done: (name: string) => ({ ja: `「${name}」をダウンロードしました`, en: `${name} has been downloaded` }),
  columns: (count: string, required: string) => ({
    ja: `${count}列（必須${required}列）`,
    en: `${counted(count, 'column')}, ${required} required`,
  }),
  heads: {
    name: { ja: '列名', en: 'Column' },
    required: { ja: '必須', en: 'Required' },
    meaning: { ja: '内容', en: 'Meaning' },
    allowed: { ja: '取り得る値', en: 'Allowed values' },
    example: { ja: '例', en: 'Example' },
  },
  required: { ja: '必須', en: 'required' },
  optional: { ja: '任意', en: 'optional' },
  indicators: {
    ja: '指標コードは「用語と指標の定義」で確認できます。',
    en: 'Indicator codes are listed on the definitions screen.',
  },
  terms: {
    ja: '項目のコードは「タクソノミー」の判定ルールで確認できます。',
    en: 'Term codes are listed in the rules on the taxonomy screen.',
  },
})
