/// A figure that a comparison gives for each variant; `Documentation/Comparing.md` defines it.
///
/// The raw value is the word used for it in JSON. The cases are in the order of the tables.
package enum Figure: String, CaseIterable, Sendable {
  case files
  case ownFiles = "own-files"
  case types
  case protocols
  case lines
  case ownLines = "own-lines"
  case linesApart = "lines-apart"
  case typeDependencies = "type-dependencies"
  case typesReached = "types-reached"
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

  package var group: FigureGroup { words.group }
  /// The title in tables, without the title of the group. For ``linesApart``, the table adds the
  /// names of the frameworks.
  package var title: String { words.title }

  private var words: (group: FigureGroup, title: String) {
    switch self {
    case .files: (.size, "files")
    case .ownFiles: (.size, "files of its own")
    case .types: (.size, "types")
    case .protocols: (.size, "protocols")
    case .lines: (.size, "lines of code")
    case .ownLines: (.size, "lines of its own")
    case .linesApart: (.size, "lines apart from")
    case .typeDependencies: (.types, "dependencies")
    case .typesReached: (.types, "types reached")
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

/// A group of figures about one subject.
package enum FigureGroup: String, CaseIterable, Sendable {
  case size
  case types
  case components
  case rules

  package var figures: [Figure] { Figure.allCases.filter { $0.group == self } }
}

/// The value of a figure, in a form that can be shown; always exact.
package enum FigureValue: Equatable, Sendable {
  case count(Int)
  /// A part of a whole, to show as a percentage; the whole is above 0.
  case share(Int, of: Int)
  /// A number as a multiple of another one, which is above 0.
  case ratio(Int, to: Int)
}
