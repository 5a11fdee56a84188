import assert from 'node:assert/strict'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { beginLocal } from '../support/tables.ts'
import { DICTIONARIES, type Visitor } from '../support/visitor.ts'

const journey = journeys()

const titled = ({ page }: Visitor, title: string): Promise<void> =>
  eventually(async () => assert.equal(await page.title(), `${title} · Curio`))

journey('every page has its title, on the way there and back', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await person.go('/')
  await titled(person, words.nav.home)
  const sections = page.getByRole('navigation', { name: words.nav.label })
  await sections.getByRole('link', { name: words.nav.rules }).click()
  await titled(person, `${words.rules.title}: Маршрут построен`)
  await sections.getByRole('link', { name: words.nav.replay }).click()
  await titled(person, words.replay.title)
  await sections.getByRole('link', { name: words.nav.profile }).click()
  await titled(person, words.profile.title)
  await sections.getByRole('link', { name: words.nav.settings }).click()
  await titled(person, words.settings.title)
  await sections.getByRole('link', { name: words.nav.about }).click()
  await titled(person, words.about.title)
  await page.goBack()
  await titled(person, words.settings.title)
  await page.locator('.app-bar__language').click()
  await titled(person, DICTIONARIES.en.settings.title)
  await page.locator('.app-bar__language').click()

  await beginLocal(person, ['easy'], 'cryptids')
  await eventually(async () => assert.match(await page.title(), /Криптиды/))
  await page.goBack()
  await titled(person, `${words.create.title}: Криптиды`)
})

journey('an address that leads nowhere says so, whatever it begins with', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  for (const path of ['/zz', '/new/zz', '/rules/zz', '/tutorial/zz', '/tutorial/route/zz']) {
    await person.go(path)
    await page.getByRole('heading', { name: words.errors.notFound }).waitFor()
    await titled(person, words.errors.notFound)
  }
})

journey(
  'rules with an address that cannot be decoded are shown from their beginning',
  async ({ visitor }) => {
    const person = await visitor()
    const { page, words } = person
    await person.go('/rules/route#%')
    await page.getByRole('searchbox', { name: words.rules.search }).waitFor()
    assert.equal(await page.locator('.rule--target').count(), 0)
  },
)

journey('a link in what was found in the rules leads to the rule', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  const search = page.getByRole('searchbox', { name: words.rules.search })
  const isInSight = (id: string): Promise<void> =>
    eventually(async () => {
      const box = await page.locator(`.rule--target#${id}`).boundingBox()
      assert.ok(box !== null && box.y >= 0 && box.y < 900, JSON.stringify(box))
    })
  const follow = async (id: string): Promise<void> => {
    await search.fill(id)
    await page.locator('.rules__contents').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: `${words.rules.address} ${id}`, exact: true }).click()
    await page.locator('.rules__contents').waitFor()
    assert.equal(await search.inputValue(), '')
    await isInSight(id)
  }
  await person.go('/rules/route')
  await follow('RT-P5-4')
  await follow('RT-P3-4')
  // There they are already.
  await follow('RT-P3-4')
  await search.fill('RT-P3')
  await page.goBack()
  await page.goBack()
  await isInSight('RT-P5-4')
})

journey('a file that is no record is told from one that is damaged, in words', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await person.go('/replay')
  const bad = words.replay.bad
  for (const [text, said] of [
    ['Дорогой дневник', bad.unreadable],
    ['{"a":1}', bad.foreign],
    ['{"format":2,"header":{},"entries":[]}', bad.format],
    ['{"format":1,"header":{},"entries":[]}', bad.damaged],
  ] as const) {
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByText(said, { exact: true }).waitFor()
  }
})
