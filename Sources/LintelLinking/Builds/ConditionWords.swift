import LintelGraph
import LintelScanner

/// Says what must hold where names of a file mean what they do in a build.
struct ConditionWords {
  private let assumptions: Assumptions
  private let branches: OpenBranches
  /// The conditions of the names that mean something else in the build. Those of one file that is
  /// another stand for what is declared with them here.
  private var conditions: [NameID: [Int]] = [:]
  /// The names that mean something else in the build, by their places.
  private var places: [UInt32: NameID] = [:]

  /// More than these are not told.
  private static let limit = 4

  init(
    _ build: OtherBuilds.Build, _ names: ConditionalNames, _ linker: borrowing Linker,
    _ file: FileID
  ) {
    assumptions = build.assumptions
    branches = names.branches
    for key in build.uses.sorted() where conditions[key.name] == nil || key.file == file {
      conditions[key.name] = names.uses[key]?.conditions ?? []
    }
    let facts = linker.scanned.files[file.position]
    for fact in facts.references where fact.kind != .argument && conditions[fact.name] != nil {
      places[fact.offset] = fact.name
    }
    for fact in facts.operators where conditions[fact.name] != nil {
      places[fact.offset] = fact.name
    }
  }

  func text(at offset: UInt32) -> String {
    var found = places[offset].map { [$0] } ?? Set(places.values).sorted()
    // What is declared with such a name may be in another file.
    if found.isEmpty { found = conditions.keys.sorted() }
    var reasons: [String] = []
    for condition in found.lazy.flatMap({ conditions[$0] ?? [] }) {
      if reasons.count >= Self.limit { break }
      let condition = branches.conditions[condition]
      guard let value = condition.value(under: assumptions) else { continue }
      for reason in condition.reasons(for: value, under: assumptions)
      where !reasons.contains(reason) {
        reasons.append(reason)
      }
    }
    return reasons.prefix(Self.limit).joined(separator: " and ")
  }
}
