import type { Json, Note } from '@curio/kernel'
import { gridLines, type Line, type labelsIn, type TerminalFace } from '@curio/ui/terminal'
import { CAMPAIGN_GAMES } from '../content/booklet/terms.ts'
import type { CityName } from '../rules/options.ts'
import { campaignWords } from '../text/campaign-words.ts'
import { asRouteView, type RouteText, type RouteView } from '../text/index.ts'

/** The face of a campaign: that of the city which a view or a line of the log is about. */
export function campaignFace(faceIn: (city: CityName) => TerminalFace, first: CityName): TerminalFace {
  const faces = new Map<CityName, TerminalFace>()
  const known = (city: CityName): TerminalFace => {
    const face = faces.get(city) ?? faceIn(city)
    faces.set(city, face)
    return face
  }
  const at = (view: Json): TerminalFace => known(asRouteView(view).campaign?.cities.at(-1) ?? first)
  return {
    ...known(first),
    prompt: (question, view) => at(view).prompt(question, view),
    menu: (question, view) => at(view).menu(question, view),
    typed: (question, words, view) => at(view).typed(question, words, view),
    refusal: (question, answer, view) => at(view).refusal(question, answer, view),
    things: (view, seat) => at(view).things(view, seat),
    whyNot: (question, named, view) => at(view).whyNot(question, named, view),
    table: (scene) => at(scene.view).table(scene),
    cards: (view) => at(view).cards(view),
    note: (note) => known(cityOf(note) ?? first).note(note),
    score: (view, seat) => at(view).score(view, seat),
    end: (outcome, view) => at(view).end(outcome, view),
  }
}

/** Notes of a campaign name the city that they tell of. */
const cityOf = ({ city }: Note): CityName | null => (city === undefined ? null : (city as CityName))

/** How far the campaign has come, with how much fame, and the support bonuses that are left to a player. */
export function campaignLines(
  { words, names }: RouteText,
  { campaign, players }: RouteView,
  shown: number,
  labelled: ReturnType<typeof labelsIn>,
): Line[] {
  if (!campaign) return []
  const { labels, progress, bonuses } = campaignWords(words.language)
  const fame = campaign.fame.map((each, seat) => `${names.player(seat)} ${each}`)
  const support = (players[shown]?.board.support ?? []).map((bonus) => bonuses[bonus])
  return [
    ...labelled(labels.campaign, progress(campaign.cities.length, CAMPAIGN_GAMES)),
    ...labelled(labels.fame, fame.join(', ')),
    ...(support.length > 0 ? labelled(labels.support, support.join(', ')) : []),
  ]
}

/** The fame of everybody, city by city; nothing before the first game is over. */
export function fameTable({ words, names }: RouteText, { campaign }: RouteView): string[] {
  if (!campaign || campaign.games.length === 0) return []
  const { cities } = campaignWords(words.language)
  return gridLines([
    [['', ...campaign.fame.map((_, seat) => names.player(seat))]],
    campaign.games.map(({ city, fame }) => [cities[city], ...fame.map(String)]),
    [[words.labels.total, ...campaign.fame.map(String)]],
    [[words.labels.place, ...campaign.places.map(String)]],
  ])
}
