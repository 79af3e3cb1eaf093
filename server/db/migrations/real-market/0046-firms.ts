import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/**
 * What a real company is. One column and three tables are added; an industry is written only where none stands, and the history of
 * those companies gets it from the days on which EDINET's list told it; a company is found by its LEI too. What is there stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await industries(db)
  await listedIssues(db)
  await entities(db)
}

/** The exchange's industries by EDINET's names for them, as they are when this runs; later lists are read by the importer. */
const tse33ByName = sql.raw(
  `(values ('0050', '水産・農林業'), ('1050', '鉱業'), ('2050', '建設業'), ('3050', '食料品'), ('3100', '繊維製品'),
    ('3150', 'パルプ・紙'), ('3200', '化学'), ('3250', '医薬品'), ('3300', '石油・石炭製品'), ('3350', 'ゴム製品'),
    ('3400', 'ガラス・土石製品'), ('3450', '鉄鋼'), ('3500', '非鉄金属'), ('3550', '金属製品'), ('3600', '機械'),
    ('3650', '電気機器'), ('3700', '輸送用機器'), ('3750', '精密機器'), ('3800', 'その他製品'), ('4050', '電気・ガス業'),
    ('5050', '陸運業'), ('5100', '海運業'), ('5150', '空運業'), ('5200', '倉庫・運輸関連'), ('5200', '倉庫・運輸関連業'),
    ('5250', '情報・通信業'), ('6050', '卸売業'), ('6100', '小売業'), ('7050', '銀行業'),
    ('7100', '証券、商品先物取引業'), ('7150', '保険業'), ('7200', 'その他金融業'), ('8050', '不動産業'),
    ('9050', 'サービス業')) tse33 (code, name)`,
)

async function industries(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column tse33_origin text check (tse33_origin in ('exchange', 'code-list', 'table'))`.execute(
    db,
  )
  // The last file that told the industry says whose it is; without one the exchange's list told it, if the company is on one.
  await sql`
    update company set tse33_origin = case
      when (select source from company_fact join import on import.id = import_id
            where company_id = company.id and name = 'tse33_code' order by number desc limit 1)
        is distinct from 'jpx-listed-issues' and not lists ? 'jpx-listed-issues' then 'table'
      else 'exchange' end
    where tse33_code is not null`.execute(db)
  await sql`
    insert into company_fact (company_id, name, told_on, import_id, line, value)
    select company_id, told.name, told_on, import_id, line, told.value
    from company_fact fact join company on company.id = company_id and tse33_code is null
    left join ${tse33ByName} on tse33.name = fact.value
    cross join lateral (values ('tse33_code', tse33.code),
      ('tse33_origin', case when tse33.code is not null then 'code-list' end)) told (name, value)
    where fact.name = 'edinet_industry'
      and exists (select from company_fact other join ${tse33ByName} on tse33.name = other.value
                  where other.company_id = fact.company_id and other.name = 'edinet_industry')
    order by fact.number`.execute(db)
  await sql`
    update company set tse33_code = tse33.code, tse33_origin = 'code-list', told = told || case
      when told ? 'edinet_industry' then jsonb_build_object('tse33_code', told -> 'edinet_industry')
      else '{}' end
    from ${tse33ByName} where tse33.name = edinet_industry and tse33_code is null`.execute(db)
  await sql`update company set search_text = search_text || chr(10) || lower(lei) where lei is not null`.execute(db)
  await describeTable(db, 'company', 'One company, listed now or once, as the newest list that named it says.', {
    tse33_code: 'TSE 33 industry, four digits.',
    tse33_origin:
      "Who told the TSE 33 industry: exchange, code-list (EDINET's own industry, while the exchange's is not there), table of the operator's own.",
  })
}

async function listedIssues(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listed_issue (
      security_code text primary key check (security_code ~ '^[0-9A-Z]{5}$'),
      name_ja       text not null,
      kind          text not null check (kind in ('etf', 'reit', 'class-share', 'certificate', 'other')),
      segment       text not null,
      told_on       date not null,
      import_id     integer not null references import
    )`.execute(db)
  await describeTable(db, 'listed_issue', 'An issue on the exchange’s list that is no company: what its code means.', {
    security_code: 'Five characters; a class share’s ends in another digit than 0, and its company’s in 0.',
    name_ja: 'Name as the list writes it.',
    kind: 'etf, reit (also infrastructure, venture and country funds), class-share, certificate, other.',
    segment: 'Market and kind of product as printed.',
    told_on: 'Day of the newest list that names it.',
    import_id: 'The import that told this.',
  })
}

async function entities(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entity (
      corporate_number text primary key check (corporate_number ~ '^[0-9]{13}$'),
      name             text,
      company_id       integer not null references company,
      relation         text not null check (relation in ('parent', 'subsidiary')),
      source           text not null,
      confirmed_by     text not null,
      confirmed_at     timestamptz not null,
      import_id        integer references import
    )`.execute(db)
  await sql`create index entity_company on entity (company_id)`.execute(db)
  await describeTable(
    db,
    'entity',
    'A legal entity that reports by itself, and the listed company whose group it belongs to.',
    {
      corporate_number: 'Its 13-digit corporate number.',
      name: 'Its name as the source writes it.',
      company_id: 'The listed company.',
      relation:
        'parent: the listed company itself under another number, so its figures are the parent’s; subsidiary: an operating company of the group, whose figures stand under its own name.',
      source: 'What told it: the name of a template, or of the source whose name was accepted.',
      confirmed_by: 'Who said so.',
      confirmed_at: 'When.',
      import_id: 'The import that told it; null where a person did.',
    },
  )
  await sql`
    create table emitter (
      code             text primary key,
      corporate_number text not null check (corporate_number ~ '^[0-9]{13}$'),
      import_id        integer not null references import
    )`.execute(db)
  await describeTable(
    db,
    'emitter',
    'Whose the emitter codes of the greenhouse-gas register are, also of entities that are no company here yet.',
    {
      code: 'Specified-emitter code as written, leading zeros kept.',
      corporate_number: 'Corporate number that stands beside it in the register’s list.',
      import_id: 'The import that told it.',
    },
  )
}
