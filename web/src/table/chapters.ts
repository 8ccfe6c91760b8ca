/** A long list of options under headings, so that it can be read at a glance. */
import type { Chapter } from './game';
import type { Option } from './protocol';

/** Lists up to this long need no headings: every option has a number key. */
export const SHORT = 9;

export interface Contents {
  /** What stands by itself. */
  options: Option[];
  chapters: (Chapter & { options: Option[] })[];
}

/** Put the options of a long list under their headings; those that have none stand by themselves, first. */
export function contents(options: Option[], chapterOf: (option: Option) => Chapter | null): Contents {
  const chapters = new Map<string, Chapter & { options: Option[] }>();
  const alone: Option[] = [];
  const held: Option[] = [];
  for (const option of options) {
    const chapter = chapterOf(option);
    (chapter ? held : alone).push(option);
    if (!chapter) continue;
    const known = chapters.get(chapter.id) ?? { ...chapter, options: [] };
    known.options.push(option);
    chapters.set(chapter.id, known);
  }
  return options.length > SHORT
    ? { options: alone, chapters: [...chapters.values()] }
    : { options: [...alone, ...held], chapters: [] };
}
