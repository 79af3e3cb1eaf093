const japan = new Set([
  'JP',
  'JPN',
  '392',
  '日本',
  '日本国',
  'JAPAN',
  '国内',
  '東証',
  '東証プライム',
  '東証スタンダード',
  '東証グロース',
  'TOKYO',
])

/** Whether a text names Japan. */
export function isJapan(text: string): boolean {
  return japan.has(text.normalize('NFKC').trim().toUpperCase())
}

/** Codes of ISO 3166-1 and names of countries whose companies stand beside Japan’s in portfolios, and their exchanges. */
const others =
  /^(US|USA|840|GB|GBR|UK|DE|DEU|FR|FRA|CH|CHE|NL|NLD|IT|ITA|ES|ESP|SE|SWE|NO|NOR|DK|DNK|FI|FIN|BE|BEL|IE|IRL|AT|AUT|LU|LUX|CA|CAN|AU|AUS|NZ|NZL|HK|HKG|SG|SGP|CN|CHN|TW|TWN|KR|KOR|IN|IND|ID|IDN|TH|THA|MY|MYS|PH|PHL|VN|VNM|BR|BRA|MX|MEX|ZA|ZAF|KY|CYM|BM|BMU|UNITED STATES.*|UNITED KINGDOM|GERMANY|FRANCE|SWITZERLAND|NETHERLANDS|CANADA|AUSTRALIA|HONG KONG|SINGAPORE|CHINA|TAIWAN|(SOUTH )?KOREA.*|INDIA|NYSE|NYSE ARCA|NASDAQ.*|NEW YORK.*|LSE|LONDON.*|HKEX|HKSE|EURONEXT.*|XETRA|SIX|ASX|TSX|KRX|KOSPI|KOSDAQ|SSE|SZSE|TWSE|米国|アメリカ(合衆国)?|英国|イギリス|ドイツ|フランス|スイス|オランダ|カナダ|オーストラリア|豪州|香港|シンガポール|中国|台湾|韓国|インド)$/

/** Whether a text names another country than Japan; what is no country says nothing. */
export function isForeignCountry(text: string): boolean {
  return others.test(text.slice(0, 60).normalize('NFKC').trim().toUpperCase())
}
