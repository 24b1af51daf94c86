/// How big texts can be.
enum TextSizeOption: CaseIterable, Sendable {
  case small, standard, large
}
