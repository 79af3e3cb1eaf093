import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '#server/cache/once.ts'
import { givenZip } from './given-zip.ts'

const sample = (path: string) => readFileSync(join(import.meta.dirname, '..', path))

export const report = sample('edinet-annual-report/samples/ok/S100ZZ01.tsv')
export const codeList = sample('edinet-code-list/samples/ok/with-title-cp932.csv')
/** Name of a report in the archive of a filing. */
export const reportName = 'XBRL_TO_CSV/jpcrp030000-asr-001_E99001-000_2025-03-31_01_2025-06-20.csv'

/** Good files of several kinds, to be damaged. */
export const goodFiles: readonly Buffer[] = [
  report,
  codeList,
  sample('jpx-listed-issues/samples/ok/list.csv'),
  givenZip([{ name: reportName, content: report }]),
  sample('news-feed/samples/ok/rss2.xml'),
  sample('edinet-annual-report/samples/ok/jpcrp030000-asr-001_E99001-000_2025-03-31_01_2025-06-20.xbrl'),
]

/** A file that somebody made to do harm, or that came damaged, and the reasons for which it may be refused. */
export interface HostileFile {
  readonly what: string
  readonly bytes: () => Buffer
  readonly reasons: readonly string[]
}

const zip = (what: string, entries: Parameters<typeof givenZip>[0], ...reasons: string[]): HostileFile => ({
  ...{ what, reasons },
  bytes: () => givenZip(entries),
})
const bytes = (what: string, content: Buffer, ...reasons: string[]): HostileFile => ({
  what,
  bytes: () => content,
  reasons,
})

const whole = givenZip([{ name: reportName, content: report }])
const size = 300 * 1024 * 1024
const bomb = (what: string, claimed: number | undefined, ...reasons: string[]): HostileFile => ({
  ...{ what, reasons },
  bytes: once(() =>
    givenZip([{ name: reportName, content: Buffer.alloc(size), ...(claimed && { claimed }) }], { level: 1 }),
  ),
})

const damagedReports = [
  ['entity-expansion.xbrl', 'xml-entity'],
  ['external-entity.xbrl', 'xml-entity'],
  ['undeclared-entity.xbrl', 'xml-entity'],
  ['truncated.xbrl', 'xml-damaged'],
  ['utf16-cut-in-half.tsv', 'encoding'],
  ['year-20255.tsv', 'filing-without-period'],
] as const

export const hostileFiles: readonly HostileFile[] = [
  bytes('a zip cut in its directory', whole.subarray(0, whole.length - 40), 'zip-damaged'),
  bytes('a zip cut in its entry', whole.subarray(0, 200), 'zip-damaged'),
  bomb('a zip bomb that says its size', undefined, 'zip-too-large'),
  bomb('a zip bomb that lies about its size', 1000, 'zip-too-large', 'zip-damaged'),
  zip(
    'a zip of too many entries',
    Array.from({ length: 2001 }, (_, at) => ({ name: `a${at}`, content: Buffer.alloc(0) })),
    'zip-too-large',
  ),
  ...['../jpcrp030000.csv', '/etc/jpcrp030000.csv', 'C:/jpcrp030000.csv', '..\\jpcrp030000.csv'].map((name) =>
    zip(`a path that leaves its folder: ${name}`, [{ name, content: report }], 'zip-path'),
  ),
  zip('an encrypted entry', [{ name: reportName, content: report, flags: 1 }], 'zip-encrypted'),
  zip('a zip without a report', [{ name: 'readme.txt', content: report }], 'zip-no-report'),
  zip(
    'a zip of two reports',
    [
      { name: reportName, content: report },
      { name: `b/${reportName}`, content: report },
    ],
    'zip-no-report',
  ),
  ...damagedReports.map(([file, reason]) => bytes(file, sample(`edinet-annual-report/samples/not-ok/${file}`), reason)),
  bytes('a wrong encoding', Buffer.from([0xb3, 0xf4, 0xbc, 0xb0, 0xff, 0xfe, 0x0a, 0xb2, 0xf1]), 'encoding'),
  bytes('a wrong mark of the encoding', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), codeList]), 'encoding'),
  bytes('a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'binary'),
  bytes('nothing', Buffer.alloc(0), 'empty'),
  bytes('a table of an unknown kind', Buffer.from('a,b,c\n1,2,3\n'), 'mapping-none'),
]

/** The same damaged reports where archives are looked into. */
export const hostileArchives: readonly HostileFile[] = damagedReports.map(([file, reason]) =>
  zip(
    `a zip of ${file}`,
    [
      {
        name: `XBRL_TO_CSV/jpcrp030000-asr-001_E99001.${file.split('.')[1]}`,
        content: sample(`edinet-annual-report/samples/not-ok/${file}`),
      },
    ],
    reason,
  ),
)
