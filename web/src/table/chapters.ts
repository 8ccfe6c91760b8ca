/** A long list of options under headings, so that it can be read at a glance; a heading with one option is that option. */
import type { HeadingData, Option } from './protocol';
import { SHORT } from './steady';

/** A heading and the options that it holds. */
interface Chapter extends HeadingData {
  id: string;
  options: Option[];
}

/** What stands in the list: an option by itself, or a heading that holds several. */
export type Entry = { option: Option } | { chapter: Chapter };

/** Put the options of a long list under their headings; those that have none stand by themselves, first. */
export function contents(options: Option[], long = options.length > SHORT): Entry[] {
  const chapters = new Map<string, Chapter>();
  const alone: Entry[] = [];
  const held: Entry[] = [];
  for (const option of options) {
    const { heading } = option;
    (heading ? held : alone).push({ option });
    if (!heading) continue;
    const id = JSON.stringify(heading.name);
    const known = chapters.get(id) ?? { ...heading, id, options: [] };
    known.options.push(option);
    chapters.set(id, known);
  }
  const ranked = [...chapters.values()].sort((one, other) => one.rank - other.rank);
  return [...alone, ...(long ? ranked.map(entry) : held)];
}

function entry(chapter: Chapter): Entry {
  const [first, ...rest] = chapter.options;
  return first && !rest.length ? { option: first } : { chapter };
}
