/** Names a thing that may move, so that whatever shows its journey finds where it was and where it is now. */
export const moving = (thing: string): { readonly 'data-motion': string } => ({ 'data-motion': thing })
