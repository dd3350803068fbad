/**
 * What never stands in a path or a revision: C0, DEL, C1 and the two separators that some programs read as a line
 * end. A terminal or a log acts on them instead of showing them.
 */
export const controlCharacters = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/u;

/** Characters that turn the direction of text around, so that a path reads as another one. */
export const bidiCharacters = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u;

/** Half of a character: no file system and no JSON document agrees on what it is. */
export const loneSurrogates = /\p{Surrogate}/u;
