/** Names that are words of the language and take an article. */
const WITH_ARTICLE: ReadonlySet<string> = new Set([
  'Water Leaper',
  'Banyoles Monster',
  'Karadag Serpent',
  'Sarmatian Sea Snail',
  'Owlman',
  'Bird of Vergisson',
  'Kraken',
  'Sea Monk',
  'Beast of Gévaudan',
  'Big Grey Man',
  'Scythian Griffin',
])

export function whom(name: string): string {
  return WITH_ARTICLE.has(name) ? `the ${name}` : name
}
