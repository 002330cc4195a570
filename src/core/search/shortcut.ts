/** The shortcut of a search without the attribute. Contract §5. */
export const DEFAULT_SHORTCUT = 'Mod+K';

/** Whether the system is one of Apple's, where `Mod` is Command. @param platform - `navigator.platform`. */
export function isAppleSystem(platform: string): boolean {
  return /mac|iphone|ipad/i.test(platform);
}
