/// What must hold of every input, well-formed or not. Each builds on the ones before it.
enum Property: String, CaseIterable {
  /// Facts stand in the order of the file.
  case order
  /// Owners, links, conditions and names exist, and those that must come first do.
  case links
  /// What extends lies within the file and within its owner.
  case extents
  /// The same bytes give the same facts, whatever was scanned before.
  case determinism
  /// What stands after a declaration at file level changes nothing of it and of what is before it.
  case prefix
  /// Time grows with size: hostile input costs at most 30 times what ordinary code does.
  case time

  /// Whether the property, which may be dear, is tried on this input. Depends on nothing else, so
  /// that a run can be repeated.
  func isDue(for input: Input) -> Bool {
    self != .time || fingerprint(of: input.bytes) % 32 == 0
  }

  /// How `input` breaches the property, `nil` when it does not.
  ///
  /// - Parameter thoroughly: whether to try every place of the input rather than a few.
  func breach(in input: Input, thoroughly: Bool) -> String? {
    switch self {
    case .order: orderBreach(in: input)
    case .links: linksBreach(in: input)
    case .extents: extentsBreach(in: input)
    case .determinism: determinismBreach(in: input)
    case .prefix: prefixBreach(in: input, cuts: thoroughly ? .max : 3)
    case .time: timeBreach(in: input)
    }
  }
}
