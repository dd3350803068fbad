/** 0x80–0x9F in Windows-1252; the five unassigned bytes stay the C1 controls they are in Latin-1. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Own table, because `TextDecoder('windows-1252')` treats these bytes as Latin-1 on some versions of Node. */
export function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u009F]/g, (char) => HIGH.charAt(char.charCodeAt(0) - 0x80));
}
