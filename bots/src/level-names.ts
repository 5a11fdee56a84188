/**
 * How strong a bot plays, by the names that people choose from. This file imports nothing: the protocol and the pages
 * of the site know the levels by it without the players themselves.
 */
export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]
