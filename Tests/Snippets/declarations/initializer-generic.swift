struct Box {
  init<Source: Sequence>(_ source: Source) where Source.Element == Item {}
  init?<T>(maybe: T) {}
}
