/** The name as it is compared: names that look alike are the same name. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en')

/** What a guest is called who has not said a name. */
export const guestName = (number: number): string => `Guest ${number}`

/** Nobody chooses such a name: the server gives it to any guest. */
export const isGuestName = (name: string): boolean => /^guest \d+$/.test(nameKeyOf(name))
