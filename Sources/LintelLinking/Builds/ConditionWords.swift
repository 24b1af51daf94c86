import LintelGraph
import LintelScanner

/// Says what must hold where names of a file mean what they do in a build.
struct ConditionWords {
  private let build: OtherBuilds.Build
  private let file: FileID
  private let names: ConditionalNames
  /// The names that mean something else in the build, by their places.
  private var places: [UInt32: NameID] = [:]

  /// More than these are not told.
  private static let limit = 4

  init(
    _ build: OtherBuilds.Build, _ names: ConditionalNames, _ linker: borrowing Linker,
    _ file: FileID
  ) {
    self.build = build
    self.file = file
    let wanted = build.names
    self.names = names
    let facts = linker.scanned.files[file.position]
    for fact in facts.references where fact.kind != .argument && wanted.contains(fact.name) {
      places[fact.offset] = fact.name
    }
    for fact in facts.operators where wanted.contains(fact.name) {
      places[fact.offset] = fact.name
    }
  }

  func text(at offset: UInt32) -> String {
    var found = places[offset].map { [$0] } ?? Set(places.values).sorted()
    // What is declared with such a name may be in another file.
    if found.isEmpty { found = build.names.sorted() }
    var reasons: [String] = []
    for name in found {
      let keys = build.uses.filter { $0.name == name }
      // Of names of one file that is another, what is declared with them is here.
      let own = keys.first { $0.file == nil || $0.file == file } ?? keys.min()
      for condition in own.flatMap({ names.uses[$0]?.conditions }) ?? []
      where reasons.count < Self.limit {
        let condition = names.branches.conditions[condition]
        guard let value = condition.value(under: build.assumptions) else { continue }
        for reason in condition.reasons(for: value, under: build.assumptions)
        where !reasons.contains(reason) {
          reasons.append(reason)
        }
      }
    }
    return reasons.prefix(Self.limit).joined(separator: " and ")
  }
}
