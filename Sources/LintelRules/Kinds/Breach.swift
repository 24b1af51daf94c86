import LintelGraph

/// One way in which a rule is broken, in the ids of the graph.
struct Breach {
  enum Subject {
    case dependency(EdgeID)
    /// A way between two components, in which each step begins where the one before ended, and all
    /// dependencies of the first component on the go-between behind the first step.
    case chain([EdgeID], starts: [EdgeID])
    case cycle(Cycle)
    case declaration(DeclarationID)
    /// A component as a whole, shown at one of its declarations.
    case component(DeclarationID)
    /// Something between two components that is written in no source.
    case written(Place)
    /// Imports of one module by files of another, at least one.
    case imports([EdgeID], by: ModuleID)
    /// What the manifest of a module declares: a position in its dependencies.
    case declared(Int, by: ModuleID)
    /// A condition, by its key, that a declaration does not meet; what fails it is the declaration
    /// itself or a member of it.
    case condition(String, of: DeclarationID, at: DeclarationID)
    /// Several files or declarations that have a name together, by the first file's scope.
    case group(String, at: DeclarationID)
    /// References between two components or modules.
    case boundary(Boundary)
    /// A position in ``DependencyGraph/mentions``, and what of it matters.
    case mention(Int, SymbolMatch)
    /// A dependency that would be part of a breach but for an exception, which is thereby used.
    case excused(EdgeID)
  }

  let subject: Subject
  var from: ComponentID?
  var to: ComponentID?
  let reason: any BreachReason
}

/// Why something breaks a rule, and what to do about it.
protocol BreachReason: Hashable, Sendable {
  /// Lower-case start, no full stop, names in single quotes.
  func message(_ parts: BreachWords) -> String
  func remedy(_ parts: BreachWords) -> String
}

/// For what is excused and not reported.
struct NoReason: BreachReason {
  func message(_ parts: BreachWords) -> String { "" }
  func remedy(_ parts: BreachWords) -> String { "" }
}
