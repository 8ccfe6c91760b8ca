/** A long list of options under headings, so that it can be read at a glance; a heading with one option is that option. */
import type { Chapter } from './game';
import type { Option } from './protocol';

/** Lists up to this long need no headings: every option has a number key. */
export const SHORT = 9;

/** What stands in the list: an option by itself, or a heading that holds several. */
export type Entry = { option: Option } | { chapter: Chapter & { options: Option[] } };

/** Put the options of a long list under their headings; those that have none stand by themselves, first. */
export function contents(options: Option[], chapterOf: (option: Option) => Chapter | null): Entry[] {
  const chapters = new Map<string, Chapter & { options: Option[] }>();
  const alone: Entry[] = [];
  const held: Entry[] = [];
  for (const option of options) {
    const chapter = chapterOf(option);
    (chapter ? held : alone).push({ option });
    if (!chapter) continue;
    const known = chapters.get(chapter.id) ?? { ...chapter, options: [] };
    known.options.push(option);
    chapters.set(chapter.id, known);
  }
  const ranked = [...chapters.values()].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  return [...alone, ...(options.length > SHORT ? ranked.map(entry) : held)];
}

function entry(chapter: Chapter & { options: Option[] }): Entry {
  const [first, ...rest] = chapter.options;
  return first && !rest.length ? { option: first } : { chapter };
}
