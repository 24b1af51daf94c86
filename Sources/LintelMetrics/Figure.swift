/// One thing that a comparison says about each variant; `Documentation/Comparing.md` defines it.
///
/// The raw value is the word used for it in JSON. The order is that of the tables.
public enum Figure: String, CaseIterable, Sendable {
  case files
  case types
  case protocols
  case lines
  case linesApart = "lines-apart"
  case typeDependencies = "type-dependencies"
  case propagationCost = "propagation-cost"
  case nccd
  case typesInCycles = "types-in-cycles"
  case largestCycle = "largest-cycle"
  case components
  case componentDependencies = "component-dependencies"
  case componentsInCycles = "components-in-cycles"
  case rules
  case errors
  case warnings

  public var group: FigureGroup { words.group }
  /// What tables call it, in its group; for ``linesApart`` the frameworks follow.
  public var title: String { words.title }

  private var words: (group: FigureGroup, title: String) {
    switch self {
    case .files: (.size, "files")
    case .types: (.size, "types")
    case .protocols: (.size, "protocols")
    case .lines: (.size, "lines of code")
    case .linesApart: (.size, "lines apart from")
    case .typeDependencies: (.types, "dependencies")
    case .propagationCost: (.types, "propagation cost")
    case .nccd: (.types, "NCCD")
    case .typesInCycles: (.types, "in cycles")
    case .largestCycle: (.types, "in the largest cycle")
    case .components: (.components, "components")
    case .componentDependencies: (.components, "dependencies")
    case .componentsInCycles: (.components, "in cycles")
    case .rules: (.rules, "rules")
    case .errors: (.rules, "errors")
    case .warnings: (.rules, "warnings")
    }
  }
}

/// What several figures are about.
public enum FigureGroup: String, CaseIterable, Sendable {
  case size
  case types
  case components
  case rules

  public var figures: [Figure] { Figure.allCases.filter { $0.group == self } }
}

/// A number with what it takes to show it; always exact.
public enum FigureValue: Equatable, Sendable {
  case count(Int)
  /// A part of a whole that is above 0, for a percentage.
  case share(Int, of: Int)
  /// How many times something that is above 0 it is.
  case ratio(Int, to: Int)
}
