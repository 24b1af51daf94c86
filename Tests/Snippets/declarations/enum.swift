enum Suit: CaseIterable {
  case hearts
}
