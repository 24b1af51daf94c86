/// The properties that the facts of any bytes must have.
enum ScannerProperty: String, FuzzProperty {
  /// Facts are in the order of the file.
  case order
  /// Owners, links and names exist; owners, and segments that others continue, come first.
  case links
  /// Branches of `#if` exist, and begin and end in the order of the file.
  case conditions
  /// Extents lie within the file and within their owners.
  case extents
  /// Local variables are in scope from their names to the end of what encloses them.
  case scopes
  /// A declaration that states no access level is no more visible than its owner allows.
  case access
  /// Directives are in comments, and every comment that is a directive is found.
  case directives
  /// Diagnostics are at damage, and state for every file whether its brackets balance.
  case diagnostics
  /// The same bytes give the same facts, whatever was scanned before.
  case determinism
  /// Code after a declaration at file level changes no fact of that declaration or before it.
  case prefix
  /// Time grows with size: hostile input takes at most 30 times as long as ordinary code.
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
