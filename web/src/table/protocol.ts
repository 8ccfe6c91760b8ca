/** The protocol under the names the client uses. */
export * from './protocol.gen';
export type {
  AskData as Ask,
  CardData as CardText,
  FallData as Fall,
  OptionData as Option,
  PhraseData as Phrase,
} from './protocol.gen';
/** What is put into the id of a thing on the table. */
export type Thing = number | string;
