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

  public var group: FigureGroup {
    switch self {
    case .files, .types, .protocols, .lines, .linesApart: .size
    case .typeDependencies, .propagationCost, .nccd, .typesInCycles, .largestCycle: .types
    case .components, .componentDependencies, .componentsInCycles: .components
    case .rules, .errors, .warnings: .rules
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

  /// As people read it: `1204`, `62 %` or `1.21`, rounded half up.
  public var text: String {
    switch self {
    case .count(let count): return String(count)
    case .share(let part, let whole): return "\((200 * part + whole) / (2 * whole)) %"
    case .ratio(let part, let whole):
      let hundredths = (200 * part + whole) / (2 * whole)
      let digits = String(hundredths % 100)
      return "\(hundredths / 100).\(digits.count == 1 ? "0" : "")\(digits)"
    }
  }
}
