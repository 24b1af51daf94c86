import LintelGraph
import LintelScanner

/// Writes, in words, the conditions under which the names of a file have their meanings in a build.
struct ConditionWords {
  private let assumptions: Assumptions
  private let branches: OpenBranches
  /// The conditions of each name that means something else in the build, as indices in
  /// ``OpenBranches/conditions``. If the build has no key of the name for this file, the conditions
  /// in other files count, because a declaration there may get its type from the name:
  /// `let screen: Screen`.
  private var conditions: [NameID: [Int]] = [:]
  /// The names that mean something else in the build, by the offsets of their uses in the file.
  private var places: [UInt32: NameID] = [:]

  /// The largest number of reasons in one text.
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
    // The name may be written in another file, in a declaration that this file uses.
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
