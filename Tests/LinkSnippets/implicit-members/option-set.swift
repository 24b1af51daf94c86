struct Flags: OptionSet {
  let rawValue: Int
  static let first = Flags(rawValue: 1)
  static let second = Flags(rawValue: 2)
  static let both: Flags = [.first, .second]
}
func use(_ flags: Flags) -> Bool {
  run([.first, .second])
  return flags.contains(.first)
}
func run(_ flags: Flags) {}
