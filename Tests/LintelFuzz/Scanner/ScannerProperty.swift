/// What must hold of the facts of any bytes.
enum ScannerProperty: String, FuzzProperty {
  /// Facts stand in the order of the file.
  case order
  /// Owners, links and names exist, and those that must come first do.
  case links
  /// Clauses of `#if` exist, and are entered and left in the order of the file.
  case conditions
  /// What extends lies within the file and within its owner.
  case extents
  /// Variables of code are in scope from their names to the end of what encloses them.
  case scopes
  /// What states no access level is no more visible than what encloses it lets it be.
  case access
  /// Directives are comments, and every comment that is one is found.
  case directives
  /// Diagnostics point at damage, and say of every file whether its brackets balance.
  case diagnostics
  /// The same bytes give the same facts, whatever was scanned before.
  case determinism
  /// What stands after a declaration at file level changes nothing of it and of what is before it.
  case prefix
  /// Time grows with size: hostile input costs at most 30 times what ordinary code does.
  case time

  func isDue(for input: ScannerInput) -> Bool {
    self != .time || fingerprint(of: input.bytes) % 32 == 0
  }

  func breach(in input: ScannerInput, thoroughly: Bool) -> String? {
    switch self {
    case .order: orderBreach(in: input)
    case .links: linksBreach(in: input)
    case .conditions: conditionsBreach(in: input)
    case .extents: extentsBreach(in: input)
    case .scopes: scopesBreach(in: input)
    case .access: accessBreach(in: input)
    case .directives: directivesBreach(in: input)
    case .diagnostics: diagnosticsBreach(in: input)
    case .determinism: determinismBreach(in: input)
    case .prefix: prefixBreach(in: input, cuts: thoroughly ? .max : 3)
    case .time: timeBreach(in: input)
    }
  }
}
