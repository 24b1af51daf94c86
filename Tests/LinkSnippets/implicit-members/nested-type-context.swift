struct Button {
  enum Kind {
    case round, flat
  }
  init(kind: Kind) {}
}
func use() -> Button { Button(kind: .round) }
