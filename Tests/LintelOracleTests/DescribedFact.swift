/// One fact as a line of text, so that what either parser says can be compared and shown.
///
/// The text starts with the offset of the fact, padded, so that facts sort by place.
func describe(_ offset: Int, _ parts: String...) -> String {
  let digits = String(offset)
  return String(repeating: " ", count: max(0, 8 - digits.count)) + digits + " "
    + parts.joined(separator: " ")
}

/// The facts of one file by family.
struct DescribedFacts {
  /// Type declarations, extensions included: kind, name, parents, access level.
  var types: [String] = []
  /// Entries of inheritance clauses.
  var inheritances: [String] = []
  /// Paths, kinds and access levels of imports.
  var imports: [String] = []
  /// Functions, variables, initialisers, subscripts, enum cases, associated types and type aliases.
  var members: [String] = []
  /// Modifiers but access levels, effects, whether a variable is computed, and whether there are
  /// attributes; of the same.
  var traits: [String] = []
  /// Access levels of members, as written.
  var accessLevels: [String] = []
  /// Written types of variables and results.
  var writtenTypes: [String] = []
  /// Labels, names, whether both are written, and types of parameters and associated values.
  var parameters: [String] = []
  var genericParameters: [String] = []
  /// Requirements on generic parameters and associated types.
  var requirements: [String] = []
  /// Of functions and accessors.
  var thrownTypes: [String] = []
  /// Attributes of declarations.
  var attributes: [String] = []
  /// Names in type positions, and capitalised names in expressions.
  var references: [String] = []

  /// Names in expressions: what they are a member of, and whether they are called or subscripted.
  var uses: [String] = []
  /// Arguments of calls, with their labels, and whether they begin with a path.
  var arguments: [String] = []
  /// Variables of code, with where their types and values start.
  var locals: [String] = []

  /// What written types hold.
  var typeShapes: [String] = []
  /// Operators between operands, and those that are values.
  var operators: [String] = []
  /// Labels of the parts of tuples.
  var tupleLabels: [String] = []
  var boundNames: [String] = []
  /// Braces of closures, what they return, and which arguments they are.
  var closures: [String] = []
  /// Each `catch` with its `do`, unless a statement throws in that, and the type which that writes.
  var catches: [String] = []
  /// Where patterns are matched against a value, and where that starts.
  var matches: [String] = []
  /// Declarations in blocks of code that are no bodies, and where these begin and end.
  var blockDeclarations: [String] = []

  /// Initial values: whose, where they start, and with what.
  var values: [String] = []
  /// What members without a type of their own are used for, from the inside out.
  var usages: [String] = []

  /// Places where the scanner takes the source for damaged: never in what is well-formed.
  var diagnostics: [String] = []

  static let families:
    [(name: String, path: WritableKeyPath<DescribedFacts, [String]> & Sendable)] =
      [
        ("types", \.types), ("inheritances", \.inheritances), ("imports", \.imports),
        ("members", \.members), ("traits", \.traits), ("access levels", \.accessLevels),
        ("written types", \.writtenTypes), ("parameters", \.parameters),
        ("generic parameters", \.genericParameters), ("attributes", \.attributes),
        ("references", \.references), ("uses", \.uses), ("arguments", \.arguments),
        ("locals", \.locals), ("diagnostics", \.diagnostics),
        ("requirements", \.requirements), ("thrown types", \.thrownTypes),
        ("operators", \.operators), ("tuple labels", \.tupleLabels), ("type shapes", \.typeShapes),
        ("closures", \.closures),
        ("catches", \.catches), ("matches", \.matches),
        ("declarations in blocks", \.blockDeclarations), ("bound names", \.boundNames),
        ("values", \.values), ("usages", \.usages),
      ]

  mutating func sort() {
    for family in Self.families { self[keyPath: family.path].sort() }
  }
}
